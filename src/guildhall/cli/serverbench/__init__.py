"""How fast the server is: a load of tables in closed loop, beside a bare server as the ceiling."""
