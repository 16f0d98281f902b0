"""Attacks on a server from outside, each with an ordinary pair that plays beside it.

Each module can be run by hand: `python -m tests.attacks.ping_flood --help`.
"""
