"""Tables where people and bots meet: a web server that knows games only by their protocol."""
