"""What could come next while somebody types a command: one answer for bash, zsh and fish.

`sortilege completion bash` prints a few lines for the shell, which ask `sortilege complete WORDS...` at each Tab. So
what is offered is what this installation has, games that somebody brought included.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from sortilege.shelf import games, ruleset

SCRIPTS = {
    "bash": """\
_sortilege() {
  local IFS=$'\\n'
  COMPREPLY=($(sortilege complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _sortilege sortilege
""",
    "zsh": """\
#compdef sortilege
_sortilege() {
  local -a found
  found=("${(@f)$(sortilege complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "${found[1]}" ]]; then compadd -- "${found[@]}"; else _files; fi
}
compdef _sortilege sortilege
""",
    "fish": """\
function __sortilege_offered
    set -l words (commandline -opc) (commandline -ct)
    sortilege complete -- $words[2..-1] 2>/dev/null
end
complete -c sortilege -a '(__sortilege_offered)'
""",
}
"""By shell: what it is to be told. Where nothing is offered they go on with the names of files."""


def complete(parser: argparse.ArgumentParser, words: list[str]) -> list[str]:
    """How the last of the words, which may be empty, could go on."""
    *before, begun = words or [""]
    typed: list[str] = []
    awaited: argparse.Action | None = None
    for word in before:
        commands = subcommands(parser)
        if awaited is not None:
            awaited = None
        elif word.startswith("-"):
            option = next((one for one in parser._actions if word in one.option_strings), None)
            awaited = option if option is not None and option.nargs != 0 else None
        elif word in commands:
            parser, typed = commands[word], []
        else:
            typed.append(word)
    return sorted(one for one in offered(parser, typed, awaited, begun) if one.startswith(begun))


def offered(
    parser: argparse.ArgumentParser, typed: list[str], awaited: argparse.Action | None, begun: str
) -> Iterable[str]:
    if awaited is not None:
        return values(awaited, typed)
    if begun.startswith("-"):
        return [name for one in parser._actions for name in one.option_strings]
    commands = subcommands(parser)
    if commands:
        return commands
    places = [one for one in parser._actions if not one.option_strings]
    return values(places[len(typed)], typed) if len(typed) < len(places) else ()


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for one in parser._actions:
        if isinstance(one, argparse._SubParsersAction):
            return dict(one.choices)
    return {}


def values(action: argparse.Action, typed: list[str]) -> Iterable[str]:
    """What an argument may be, as far as it can be listed."""
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if action.dest == "game":
        return games()
    rules = ruleset(typed[0]) if typed and typed[0] in games() else None
    if rules is not None and action.dest == "mode":
        return rules.modes
    if rules is not None and action.dest == "option":
        return [f"{option.name}=" for option in rules.options]
    return ()
