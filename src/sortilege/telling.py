"""The log as it is read: a line with its reason, equal lines once, "you" where it is you.

Beside its own words the message of an event may have others, as attributes:

- `<field>-you`: the seat of that field is the reader's; `by-of-you`: those of both fields are.
- `many`: so many equal events in a row, `$times`.
- `after-Other`: of the events for which the message has such words, `Other` is the nearest one before it. Its fields
  are `$after_…`; `$after_same` is `yes` if both events are about the same player, `$after_you` if it is about the
  reader.
- `self`: one player does it to himself or herself: all seats it names are one.
- `before`: something else has happened since, `$next` by its name.
- `gathers`: the field in which events in a row may differ and yet be told as one; it then lists what each of them says.
- `told-by`: the event that tells it already, where it stands right before it: then there is no line.

They go together: `after-Other-many`, `after-Other-by-you`. Words that are empty leave the telling to those that fit
less well. The web table reads the same attributes, in `web/src/lib/text/telling.ts`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sortilege.kernel.match import Event
from sortilege.text import Text


def told(text: Text, events: Sequence[Event], you: int | None = None, seen: int = 0) -> list[str]:
    """A line for each event; an event that the line before it tells as well has an empty one. What was seen already
    and what is new are told apart."""
    lines: list[str] = []
    for place, event in enumerate(events):
        again = place not in (0, seen) and told_before(text, events[place - 1], event)
        end = seen if place < seen else len(events)
        line = "" if again else tell(text, events, place, equals_from(text, events, place, end), you)
        lines.append(line[:1].upper() + line[1:])
    return lines


def tell(text: Text, events: Sequence[Event], place: int, times: int = 1, you: int | None = None) -> str:
    """The line of one event among the others, told for so many of its equals."""
    event = events[place]
    values: dict[str, Any] = {**text.event_values(event), "times": counted(text, times)}
    field = aside(text, event, "gathers")
    if times > 1 and field:
        values[field] = listed(text, [text.event_values(one)[field] for one in events[place : place + times]])
    around = contexts(text, events, place, times, values, you)
    fields = [field for field in seats_of(text, event) if you is not None and event.fields[field] == you]
    mine = [f"{field}-you" for field in (["-".join(fields), *fields] if len(fields) > 1 else fields)]
    for context in around:
        for attribute in [*(f"{context}-{field}".strip("-") for field in mine), context]:
            if attribute and text.has(event.name, attribute):
                said = text.say(event.name, attribute, **values)
                if said:
                    return said if times == 1 or "many" in attribute else repeated(text, said, times)
    said = text.say(event.name, **values)
    return said if times == 1 else repeated(text, said, times)


def equals_from(text: Text, events: Sequence[Event], place: int, end: int) -> int:
    """How many events there are in a row that are told as one."""
    after = place + 1
    while after < end and alike(text, events[place], events[after]):
        after += 1
    return after - place


def told_before(text: Text, before: Event, event: Event) -> bool:
    """Whether the line of the event right before it tells it as well."""
    return alike(text, before, event) or aside(text, event, "told-by") == before.name


def alike(text: Text, one: Event, other: Event) -> bool:
    if one == other:
        return True
    field = aside(text, other, "gathers")
    if not field or one.name != other.name:
        return False
    return all(one.fields[name] == value for name, value in other.fields.items() if name != field)


def aside(text: Text, event: Event, attribute: str) -> str:
    """What the words of an event say to whoever tells it, not to whoever reads it."""
    return text.say(event.name, attribute) if text.has(event.name, attribute) else ""


def listed(text: Text, said: Sequence[str]) -> str:
    """The one, the other and the third; equal ones once."""
    counts = Counter(said)
    once = [word if many == 1 else repeated(text, word, many) for word, many in counts.items()]
    return text.say("one-and-other", before=", ".join(once[:-1]), last=once[-1]) if len(once) > 1 else once[0]


def counted(text: Text, times: int) -> str:
    key = f"times-{times}"
    return text.say(key) if text.has(key) else str(times)


def repeated(text: Text, line: str, times: int) -> str:
    return text.say("told-times", line=line, times=times)


def contexts(
    text: Text, events: Sequence[Event], place: int, times: int, values: dict[str, Any], you: int | None
) -> Iterator[str]:
    """What there may be words for, the most telling first; the fields of the event before it join the values."""
    event = events[place]
    known = text.attributes(event.name)
    many = ["many"] if times > 1 else []
    earlier = {one.removeprefix("after-").split("-")[0] for one in known if one.startswith("after-")}
    before = next((one for one in reversed(events[:place]) if one.name in earlier), None) if earlier else None
    if before is not None:
        values |= {f"after_{name}": value for name, value in text.event_values(before).items()}
        values["after_same"] = "yes" if player(text, before) == player(text, event) else "no"
        values["after_you"] = "yes" if you is not None and player(text, before) == you else "no"
        yield from (f"after-{before.name}-{one}" for one in many)
    yield from many
    if before is not None:
        yield f"after-{before.name}"
    if place + times < len(events):
        values["next"] = events[place + times].name
        yield "before"
    seats = [event.fields[name] for name in seats_of(text, event)]
    if len(seats) > 1 and len(set(seats)) == 1:
        yield "self"
    yield ""


def seats_of(text: Text, event: Event) -> list[str]:
    return [name for name, kind in text.event_kinds(event).items() if kind == "seat"]


def player(text: Text, event: Event) -> str | int | None:
    """Whom an event is about: the first seat that it names."""
    fields: Mapping[str, str | int | None] = event.fields
    return next((fields[name] for name in seats_of(text, event)), None)
