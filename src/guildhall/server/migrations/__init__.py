"""Alembic migrations: they run by themselves when a server starts."""
