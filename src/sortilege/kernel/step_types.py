"""Steps: which rule, with which small arguments, in one number. Only the kernel knows where in it each of them stands.

A step compares, hashes, copies and keys a search tree for nothing; its type makes it, knows its rule, reads it back.
There is a class for each number of arguments, so that the type checker counts them and the compiler calls directly. Of
each type, `of` makes a step (so does a call, in fewer letters, for whoever is not in a hurry), `each` makes many that
differ in their last argument, `offer_each` offers one for each number of a set, `matches` recognises one, `read` gives
back its arguments and `means` says which rule carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE, Kind
from sortilege.kernel.native import Offer
from sortilege.kernel.rules import NO_STEP, G, Rule0, Rule1, Rule2, Rule3, Rule4, Rule5
from sortilege.kernel.sets import GREATEST, SmallSet, members

if TYPE_CHECKING:
    from sortilege.kernel.book import Book
    from sortilege.kernel.reasons import Reason
    from sortilege.kernel.state import Game

StepNumber: TypeAlias = i64


def argument(step: StepNumber, place: i64) -> i64:
    """One argument of a step, counted from 0."""
    return step >> (8 + 8 * place) & 255


def type_code(step: StepNumber) -> i64:
    """The number of a step's type."""
    return step & 255


class StepType:
    """The name of a step, with its arguments."""

    standing: bool = False

    def __init__(self, book: Book, name: str, kinds: dict[str, Kind]) -> None:
        self.name = name
        """Verb and object, as it stands in records."""
        self.arguments: list[str] = list(kinds)
        """Their names."""
        self.kinds: list[Kind] = list(kinds.values())
        """What each of them may be."""
        self.has_rule = False
        self.code: Final[i64] = book.enter(self)

    # What its rule does, for each number of arguments

    def carry_out(self, game: Game, step: StepNumber) -> None:
        raise NotImplementedError(f"nothing carries out {game.book.write(step)}")

    def offer(self, game: Game, options: Offer, step: StepNumber) -> None:
        """Adds what may be answered, if this is a question."""
        raise NotImplementedError(f"{game.book.write(step)} asks nothing")

    def default(self, game: Game, step: StepNumber) -> StepNumber:
        return NO_STEP

    def seconds(self, game: Game, step: StepNumber) -> i64:
        return game.patience(step >> 8 & 255)

    def refuse(self, game: Game, seat: i64, step: StepNumber) -> Reason | None:
        return None

    # Recognising, reading, writing

    def matches(self, step: StepNumber) -> bool:
        """Whether a step is of this type."""
        return step & 255 == self.code

    def with_arguments(self, values: list[int]) -> StepNumber:
        """The step with these arguments, however many there are."""
        if len(values) != len(self.kinds):
            raise TypeError(f"{self.name} takes {', '.join(self.arguments) or 'nothing'}, not {values}")
        step = self.code
        for place, value in enumerate(values):
            self.insist(place, value)
            step |= value << (8 + 8 * place)
        return step

    def __call__(self, *values: int) -> int:
        return self.with_arguments(list(values))

    def insist(self, place: i64, value: i64) -> None:
        """Refuses what this argument cannot be."""
        if not (0 <= value < self.kinds[place].size or value == NONE):
            raise ValueError(
                f"{self.name}: {self.arguments[place]} may be 0 to {self.kinds[place].size - 1} or NONE, not {value}"
            )

    def insist_on_all(self, place: i64, group: SmallSet) -> None:
        """Refuses a set with anything in it that this argument cannot be."""
        if group < 0:
            raise ValueError(f"{self.name}: {self.arguments[place]} may be one of some, not of all there could be")
        if self.kinds[place].size <= GREATEST and group >> self.kinds[place].size:
            for value in members(group):
                self.insist(place, value)

    def values(self, step: StepNumber) -> list[int]:
        """The arguments of a step, however many there are."""
        return [argument(step, place) for place in range(len(self.kinds))]

    def read_arguments(self, step: StepNumber) -> dict[str, str | int | None]:
        """The arguments of a step by name, as they are written."""
        return {
            name: kind.write(argument(step, place))
            for place, (name, kind) in enumerate(zip(self.arguments, self.kinds, strict=True))
        }

    def take_rule(self) -> None:
        if self.has_rule:
            raise ValueError(f"{self.name} has a rule already")
        self.has_rule = True

    def expect(self, many: int) -> None:
        if len(self.kinds) != many:
            raise ValueError(f"{self.name} is declared with {len(self.kinds)} arguments, for a type that has {many}")


class StepType0(StepType):
    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, kinds)
        self.expect(0)
        self.rule: Rule0[Any] = Rule0()

    def of(self) -> StepNumber:
        return self.code

    def means(self, rule: Rule0[G]) -> None:
        self.take_rule()
        self.standing = rule.standing
        self.rule = rule

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.rule.run(game)

    def refuse(self, game: Game, seat: i64, step: StepNumber) -> Reason | None:
        return self.rule.refuse(game, seat)


class StepType1(StepType):
    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, kinds)
        self.expect(1)
        self.size_a: Final[i64] = self.kinds[0].size
        self.rule: Rule1[Any] = Rule1()

    def of(self, a: i64) -> StepNumber:
        if a >= self.size_a or a < 0:
            self.insist(0, a)
        return self.code | a << 8

    def read(self, step: StepNumber) -> i64:
        return step >> 8 & 255

    def each(self, values: list[int]) -> list[int]:
        first = self.of(0)
        made: list[int] = []
        value: i64
        for value in values:
            if value >= self.size_a or value < 0:
                self.insist(0, value)
            made.append(first | value << 8)
        return made

    def offer_each(self, options: Offer, group: SmallSet) -> None:
        first = self.of(0)
        self.insist_on_all(0, group)
        options.add_each(first, 8, group)

    def means(self, rule: Rule1[G]) -> None:
        self.take_rule()
        self.standing = rule.standing
        self.rule = rule

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.rule.run(game, step >> 8 & 255)

    def refuse(self, game: Game, seat: i64, step: StepNumber) -> Reason | None:
        return self.rule.refuse(game, seat, step >> 8 & 255)


class StepType2(StepType):
    """A step with two arguments."""

    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, kinds)
        self.expect(2)
        self.size_a: Final[i64] = self.kinds[0].size
        self.size_b: Final[i64] = self.kinds[1].size
        self.rule: Rule2[Any] = Rule2()

    def of(self, a: i64, b: i64) -> StepNumber:
        """The step with these arguments; ValueError if one of them cannot be."""
        if a >= self.size_a or b >= self.size_b or a | b < 0:
            self.insist(0, a)
            self.insist(1, b)
        return self.code | a << 8 | b << 16

    def read(self, step: StepNumber) -> tuple[i64, i64]:
        """The arguments of a step of this type."""
        return step >> 8 & 255, step >> 16 & 255

    def each(self, a: i64, values: list[int]) -> list[int]:
        """A step for each of these last arguments."""
        first = self.of(a, 0)
        made: list[int] = []
        value: i64
        for value in values:
            if value >= self.size_b or value < 0:
                self.insist(1, value)
            made.append(first | value << 16)
        return made

    def offer_each(self, options: Offer, a: i64, group: SmallSet) -> None:
        """Offers a step for each last argument of a set."""
        first = self.of(a, 0)
        self.insist_on_all(1, group)
        options.add_each(first, 16, group)

    def means(self, rule: Rule2[G]) -> None:
        """Says which rule carries it out: once, when the game is declared."""
        self.take_rule()
        self.standing = rule.standing
        self.rule = rule

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.rule.run(game, step >> 8 & 255, step >> 16 & 255)

    def refuse(self, game: Game, seat: i64, step: StepNumber) -> Reason | None:
        return self.rule.refuse(game, seat, step >> 8 & 255, step >> 16 & 255)


class StepType3(StepType):
    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, kinds)
        self.expect(3)
        self.size_a: Final[i64] = self.kinds[0].size
        self.size_b: Final[i64] = self.kinds[1].size
        self.size_c: Final[i64] = self.kinds[2].size
        self.rule: Rule3[Any] = Rule3()

    def of(self, a: i64, b: i64, c: i64) -> StepNumber:
        if a >= self.size_a or b >= self.size_b or c >= self.size_c or a | b | c < 0:
            self.insist(0, a)
            self.insist(1, b)
            self.insist(2, c)
        return self.code | a << 8 | b << 16 | c << 24

    def read(self, step: StepNumber) -> tuple[i64, i64, i64]:
        return step >> 8 & 255, step >> 16 & 255, step >> 24 & 255

    def each(self, a: i64, b: i64, values: list[int]) -> list[int]:
        first = self.of(a, b, 0)
        made: list[int] = []
        value: i64
        for value in values:
            if value >= self.size_c or value < 0:
                self.insist(2, value)
            made.append(first | value << 24)
        return made

    def offer_each(self, options: Offer, a: i64, b: i64, group: SmallSet) -> None:
        first = self.of(a, b, 0)
        self.insist_on_all(2, group)
        options.add_each(first, 24, group)

    def offer_on_each(self, options: Offer, a: i64, group: SmallSet, c: i64) -> None:
        """Offers a step for each second argument of a set."""
        first = self.of(a, 0, c)
        self.insist_on_all(1, group)
        options.add_each(first, 16, group)

    def means(self, rule: Rule3[G]) -> None:
        self.take_rule()
        self.standing = rule.standing
        self.rule = rule

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.rule.run(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255)

    def refuse(self, game: Game, seat: i64, step: StepNumber) -> Reason | None:
        return self.rule.refuse(game, seat, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255)


class StepType4(StepType):
    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, kinds)
        self.expect(4)
        self.size_a: Final[i64] = self.kinds[0].size
        self.size_b: Final[i64] = self.kinds[1].size
        self.size_c: Final[i64] = self.kinds[2].size
        self.size_d: Final[i64] = self.kinds[3].size
        self.rule: Rule4[Any] = Rule4()

    def of(self, a: i64, b: i64, c: i64, d: i64) -> StepNumber:
        if a >= self.size_a or b >= self.size_b or c >= self.size_c or d >= self.size_d or a | b | c | d < 0:
            self.insist(0, a)
            self.insist(1, b)
            self.insist(2, c)
            self.insist(3, d)
        return self.code | a << 8 | b << 16 | c << 24 | d << 32

    def read(self, step: StepNumber) -> tuple[i64, i64, i64, i64]:
        return step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255

    def each(self, a: i64, b: i64, c: i64, values: list[int]) -> list[int]:
        first = self.of(a, b, c, 0)
        made: list[int] = []
        value: i64
        for value in values:
            if value >= self.size_d or value < 0:
                self.insist(3, value)
            made.append(first | value << 32)
        return made

    def offer_each(self, options: Offer, a: i64, b: i64, c: i64, group: SmallSet) -> None:
        first = self.of(a, b, c, 0)
        self.insist_on_all(3, group)
        options.add_each(first, 32, group)

    def means(self, rule: Rule4[G]) -> None:
        self.take_rule()
        self.standing = rule.standing
        self.rule = rule

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.rule.run(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255)

    def refuse(self, game: Game, seat: i64, step: StepNumber) -> Reason | None:
        return self.rule.refuse(game, seat, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255)


class StepType5(StepType):
    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, kinds)
        self.expect(5)
        self.size_a: Final[i64] = self.kinds[0].size
        self.size_b: Final[i64] = self.kinds[1].size
        self.size_c: Final[i64] = self.kinds[2].size
        self.size_d: Final[i64] = self.kinds[3].size
        self.size_e: Final[i64] = self.kinds[4].size
        self.rule: Rule5[Any] = Rule5()

    def of(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> StepNumber:
        if a >= self.size_a or b >= self.size_b or c >= self.size_c or d >= self.size_d or a | b | c | d < 0:
            self.insist(0, a)
            self.insist(1, b)
            self.insist(2, c)
            self.insist(3, d)
        if e >= self.size_e or e < 0:
            self.insist(4, e)
        return self.code | a << 8 | b << 16 | c << 24 | d << 32 | e << 40

    def read(self, step: StepNumber) -> tuple[i64, i64, i64, i64, i64]:
        return step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255, step >> 40 & 255

    def each(self, a: i64, b: i64, c: i64, d: i64, values: list[int]) -> list[int]:
        first = self.of(a, b, c, d, 0)
        made: list[int] = []
        value: i64
        for value in values:
            if value >= self.size_e or value < 0:
                self.insist(4, value)
            made.append(first | value << 40)
        return made

    def means(self, rule: Rule5[G]) -> None:
        self.take_rule()
        self.standing = rule.standing
        self.rule = rule

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.rule.run(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255, step >> 40 & 255)

    def refuse(self, game: Game, seat: i64, step: StepNumber) -> Reason | None:
        return self.rule.refuse(
            game, seat, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255, step >> 40 & 255
        )
