"""What is wrong with a command that cannot even be read: one line that says it, one for help."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import typer
from typer.core import TyperGroup

from guildhall.cli.context import said
from guildhall.core.errors import clipped
from guildhall.text.words import LANGUAGES, Words, preferred_language


class Commands(TyperGroup):
    """All commands; what people typed wrongly is told in their language."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,  # Any: as in the class above
    ) -> Any:
        typed = list(sys.argv[1:] if args is None else args)
        rest = {"complete_var": complete_var, "windows_expand_args": windows_expand_args, **extra}
        if not standalone_mode:
            return super().main(typed, prog_name, standalone_mode=False, **rest)
        try:
            code = super().main(typed, prog_name, standalone_mode=False, **rest)
        except typer.Abort:
            sys.exit(1)
        except Exception as problem:
            if not hasattr(problem, "format_message"):  # whose class is no public name of typer's
                raise
            _tell(_Mistake(self, typed, problem))
            sys.exit(2)
        sys.exit(code if isinstance(code, int) else 0)


class _Mistake(NamedTuple):
    """An error of typer's, with what was typed; Any: its classes are not public."""

    commands: Commands
    typed: list[str]
    problem: Any

    @property
    def kind(self) -> str:
        return type(self.problem).__name__

    @property
    def command(self) -> str:
        """The command that was meant, as people type it."""
        if getattr(self.problem, "ctx", None) is not None:
            return str(self.problem.ctx.command_path)
        return " ".join(("guildhall", *self._named[:1]))

    @property
    def is_of_flag(self) -> bool:
        """Whether the option that an error names takes no value."""
        params = [one for name in self._named[:1] for one in self.commands.commands[name].params]
        return any(
            self.problem.option_name in one.opts and getattr(one, "is_flag", False)
            for one in params
        )

    @property
    def _named(self) -> list[str]:
        return [word for word in self.typed if word in self.commands.commands]


def _tell(mistake: _Mistake) -> None:
    words = Words(_language(mistake.typed))
    if mistake.kind == "NoArgsIsHelpError":
        lines = [mistake.problem.format_message()]
    else:
        reason = _reason(words, mistake)
        lines = [
            words.say("error", reason=reason),
            words.say("usage-help", command=mistake.command),
        ]
    for line in lines:
        typer.echo(line, err=True)


def _language(typed: Sequence[str]) -> str:
    """The one that was asked for, wherever it stands."""
    wanted = re.findall(r"(?:^|\n)--lang[=\n](\w+)", "\n".join(typed))
    return next((one for one in wanted[::-1] if one in LANGUAGES), preferred_language())


def _reason(words: Words, mistake: _Mistake) -> str:
    problem = mistake.problem
    match mistake.kind:
        case "NoSuchOption":
            return _no_option(words, problem)
        case "MissingParameter":
            return said(words, "usage-missing", name=_name(problem.param))
        case "BadParameter" if problem.param is not None:
            return _no_number(words, _name(problem.param), mistake.typed)
        case "BadOptionUsage":
            kind = "usage-flag" if mistake.is_of_flag else "usage-value"
            return said(words, kind, name=problem.option_name)
        case "UsageError":
            return _unexpected(words, problem)
        case _:
            return clipped(" ".join(str(problem.format_message()).split()))


def _no_option(words: Words, problem: Any) -> str:
    alike = ", ".join(problem.possibilities or ())
    if alike:
        return said(words, "usage-no-option-alike", name=problem.option_name, alike=alike)
    return said(words, "usage-no-option", name=problem.option_name)


def _no_number(words: Words, name: str, typed: Sequence[str]) -> str:
    """Everything that typer reads for us is a number, and some must be whole."""
    found = re.findall(rf"(?:^|\n){re.escape(name)}[=\n]([^\n]*)", "\n".join(typed))
    value = found[-1] if found else ""
    kind = "usage-whole" if re.fullmatch(r"[-+]?\d*\.?\d+(e[-+]?\d+)?", value) else "usage-number"
    return said(words, kind, name=name, value=value)


def _unexpected(words: Words, problem: Any) -> str:
    """A command that there is not, or more arguments than it takes."""
    is_command = isinstance(problem.ctx.command, Commands)
    found = re.search(r"'(.*?)'" if is_command else r" \((.*)\)", str(problem.message))
    if found is None:
        return clipped(str(problem.message))
    return said(words, "usage-command" if is_command else "usage-extra", name=found[1])


def _name(param: Any) -> str:
    """An option as it is typed, an argument as the help names it."""
    first = str(param.opts[0])
    return first if first.startswith("-") else str(param.metavar or first.upper())
