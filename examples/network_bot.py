"""Takes an open seat over the network and plays any game: network_bot.py SERVER TABLE NAME."""

import argparse

import guildhall
from guildhall.client import Server, Table
from guildhall.core.codec import from_json
from guildhall.core.notation import Notation


def play(table: Table, bot_name: str) -> None:
    """Wait for the start, then choose whenever the server lists actions."""
    while table.info is None or table.info.status == "open":
        table.wait()
    game = guildhall.load_game(table.info.game)
    bot = guildhall.load_bot(table.info.game, bot_name)
    notation, rng = Notation(game.action_types), guildhall.Rng(table.info.id)
    while not table.is_over:
        if table.actions:
            actions = tuple(notation.parse(text) for text in table.actions)
            choice = bot.choose(from_json(game.view_type, table.view), actions, rng)
            table.submit(notation.format(choice.action))
        else:
            table.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("server", "table", "name"):
        parser.add_argument(name)
    parser.add_argument("--bot", default="journeyman")
    given = parser.parse_args()
    with Server(given.server).join(given.table, given.name).play() as table:
        play(table, given.bot)


if __name__ == "__main__":
    main()
