"""Who enters a series: a bot of the game or one of your own, with a budget of its own if wanted.

`master`, `master@400` (outcomes tried for each decision), `master@0.5s` (seconds for each
decision), `my_package.my_module:MyBot` (anything there that makes a bot when called).
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from guildhall.arena.errors import BadSeries, one_line
from guildhall.bots.search import Budget
from guildhall.core.errors import MOST_QUOTED, UnknownBot, quoted
from guildhall.games.registry import AnyBot, entry, load_bot

_MOST_ITERATIONS = 1_000_000_000
_MOST_SECONDS = 3600.0


class Entrant(NamedTuple):
    """A bot by its id or import path, and the budget that replaces its usual one."""

    bot: str
    budget: Budget | None = None


def read_entrant(text: str) -> Entrant:
    """An entrant as people write it; BadSeries where its budget is no budget."""
    bot, at, budget = text.partition("@")
    if not bot.strip() or any(char.isspace() for char in text) or len(text) > MOST_QUOTED:
        raise BadSeries("bot-blank", f"expected the id of a bot, got {quoted(text)}", text=text)
    return Entrant(bot, _read_budget(text, budget) if at else None)


def load_entrant(game: str, text: str) -> AnyBot:
    """A new bot; UnknownBot or BadSeries tell what is wrong with it."""
    entrant = read_entrant(text)
    bot = _imported(entrant.bot) if ":" in entrant.bot else _known(game, entrant.bot)
    if entrant.budget is not None:
        _give_budget(entrant.bot, bot, entrant.budget)
    return bot


def _give_budget(name: str, bot: Any, budget: Budget) -> None:
    """Any: which bots have a budget, and what a stranger's does with it, they alone know."""
    try:
        is_searching = isinstance(getattr(bot, "budget", None), Budget)
        if is_searching:
            bot.budget = budget
    except Exception as problem:
        text = one_line(problem)
        sentence = f"{name} takes no other budget: {text}"
        raise BadSeries("bot-fixed-budget", sentence, bot=name, problem=text) from problem
    if not is_searching:
        sentence = f"{name} does not search and takes no budget"
        raise BadSeries("bot-no-budget", sentence, bot=name)


def _known(game: str, bot: str) -> AnyBot:
    try:
        return load_bot(game, bot)
    except UnknownBot as problem:
        known = ", ".join(entry(game).bots)
        raise UnknownBot(str(problem), "unknown-bot", game=game, bot=bot, known=known) from None


def _read_budget(text: str, budget: str) -> Budget:
    try:
        if budget.endswith("s"):
            seconds = float(budget.removesuffix("s"))
            if 0 < seconds <= _MOST_SECONDS:
                return Budget(seconds=seconds)
        elif 0 < int(budget) <= _MOST_ITERATIONS:
            return Budget(iterations=int(budget))
    except ValueError:
        pass
    sentence = f"expected a budget like @400 or @0.5s, got {quoted(text)}"
    raise BadSeries("bot-budget", sentence, text=text)


def _imported(path: str) -> AnyBot:
    module_name, _, name = path.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` has it, so that a bot may lie where one stands
    try:
        with redirect_stdout(sys.stderr):
            module = import_module(module_name)
    except (Exception, SystemExit) as problem:
        problem_text = one_line(problem)
        raise BadSeries(
            "bot-import",
            f"{path} cannot be imported: {problem_text}",
            module=path,
            problem=problem_text,
        ) from problem
    if not hasattr(module, name):
        raise BadSeries(
            "bot-missing", f"{module_name} has no {quoted(name)}", module=module_name, name=name
        )
    return _made(path, getattr(module, name))


def _made(path: str, maker: Any) -> AnyBot:
    """Any: a stranger's code may hold anything; what it makes must be able to choose."""
    bot: Any = None
    if callable(maker):
        try:
            with redirect_stdout(sys.stderr):
                bot = maker()
        except (Exception, SystemExit) as problem:
            problem_text = one_line(problem)
            raise BadSeries(
                "bot-import",
                f"{path} makes no bot: {problem_text}",
                module=path,
                problem=problem_text,
            ) from problem
    if not callable(getattr(bot, "choose", None)):
        raise BadSeries("bot-maker", f"{path} is nothing that makes a bot when called", bot=path)
    made: AnyBot = bot
    return made
