"""A table: the state that the lines of its log add up to. It reads no clock and sends nothing."""

from __future__ import annotations

from msgspec import json, structs

import sortilege
from sortilege import Match, Outcome, Receipt, Record
from sortilege.kernel.ruleset import Option
from sortilege.kernel.sense import Heard
from sortilege.kernel.table_rules import TableRules
from sortilege.server.table import entries
from sortilege.server.table.allowance import Besides
from sortilege.server.table.chair import Chair
from sortilege.server.table.channels import TABLE
from sortilege.server.table.clock import Clock
from sortilege.server.table.curtain import Curtain
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.history import Copied
from sortilege.server.table.pausing import Pausing
from sortilege.server.table.pointings import Pointings
from sortilege.server.table.proposal import Proposal
from sortilege.server.table.row import Row
from sortilege.server.table.screens import number_of
from sortilege.server.table.setup import Setup
from sortilege.server.table.spoken import Amount, Spoken

TALK_KEPT = 200
OPEN, PLAYING, OVER = "open", "playing", "over"


class OtherRevision(ValueError):
    """The game was begun under other rules than those of this version."""


def table_rules(game: str) -> TableRules:
    """What a game asks of its table; nothing once it is no longer installed."""
    return sortilege.ruleset(game).table if game in sortilege.games() else TableRules()


class Table:
    def __init__(self, row: Row) -> None:
        self.id = row.id
        self.code = row.code
        self.host = row.host
        self.setup = json.decode(row.setup, type=Setup)
        self.secret = row.secret
        self.commitment = Receipt.commit(bytes.fromhex(row.secret))
        self.rules = table_rules(self.setup.game)
        self.chairs = [Chair() for _ in range(self.setup.seats)]
        self.ply = 0
        """How many lines the log has."""
        self.status = OPEN
        self.curtain: Curtain | None = None
        self.clock = Clock(self.setup.clock, self.rules)
        self.sealed: dict[int, str] = {}
        """Answers that wait for the end of a window which runs its full length."""
        self.given: set[int] = set()
        """The choices that the table gave, counted from the beginning of the game."""
        self.pointings = Pointings()
        self.clients: dict[tuple[int | str, str], int] = {}
        """What clients sent already, by seat (where it is about another's: by person) and their own number for it."""
        self.talk: list[Spoken] = []
        self.spoken: dict[str, int] = {}
        self.said: dict[int, Amount] = {}
        """By seat: how much it has said."""
        self.signed: dict[int, int] = {}
        """By seat: the day on which it gave its last sign."""
        self.besides = Besides()
        self.sent_away: set[str] = set()
        """Whom the host took from a seat: they come back by invitation only."""
        self.muted: set[tuple[str, int]] = set()
        self.proposal: Proposal | None = None
        self.pausing = Pausing()
        self.ended: entries.Ended | None = None
        self.rematch: str | None = None
        self.appointed: int | None = None
        """The seat that accepted to be Moderator."""
        self.begins: int | None = None
        """The seat that begins, where people are asked and somebody has said so."""
        self.presiding: str | None = None
        """The person who is Moderator without a seat."""
        self.presiding_name = ""
        self.screens: set[str] = set()
        """The numbers of the big screens that somebody seated has admitted."""
        self.screens_judged: set[str] = set()
        """Those of which somebody has said whether they are."""
        self.brought: str | None = None
        """The record of a game that is played on here: its shuffles prove nothing."""
        self._resumed: Match | None = None
        """Where that game goes on."""
        self._earlier: Copied | None = None
        """Where the undo leads that is read next."""
        self._rehearsed: Match | None = None
        """What the match becomes by the choice that is read next, where that is known."""
        self.began: float | None = None
        """When it was dealt, or played on here."""
        self.over_since: float | None = None

    # What can be asked of it

    @property
    def paused(self) -> bool:
        return self.pausing.is_on

    @property
    def match(self) -> Match | None:
        return self.curtain.match if self.curtain else None

    @property
    def outcome(self) -> Outcome | None:
        """That of the rules, or what a player gave away by resigning where the rules know no such thing."""
        if self.ended and self.ended.winners:
            winners = self.ended.winners
            return Outcome(
                winners, tuple([int(seat in winners) for seat in range(self.setup.seats)]), self.ended.reason
            )
        return self.match.outcome if self.match else None

    @property
    def receipt(self) -> Receipt:
        """What proves that nobody chose the shuffles; the secret is in it once the game is over."""
        words = tuple(chair.entropy for chair in self.chairs)
        return Receipt(self.commitment, words, self.secret if self.status == OVER else None)

    @property
    def starter(self) -> Option | None:
        """The option that says who begins, where people are asked: not in a game that was brought."""
        if self.brought is not None or self.setup.game not in sortilege.games():
            return None
        return sortilege.ruleset(self.setup.game).starter(self.setup.mode or "")

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def is_at_table(self, person: str) -> bool:
        """Whether somebody sits there, or is its Moderator without a seat."""
        return bool(self.seats_of(person)) or (person != "" and person == self.presiding)

    def may_be_watched_by(self, person: str) -> bool:
        """By anybody, unless it is private: then by those who sit there and the host."""
        at_table = person == self.host or self.is_at_table(person)
        return self.setup.watch or at_table or self.has_admitted(person)

    def has_admitted(self, person: str) -> bool:
        """Whether they are a big screen of this table, which sees it without delay."""
        return bool(self.screens) and number_of(self.secret, person) in self.screens

    def people(self) -> list[int]:
        """The seats played by somebody who can be asked to agree."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.thinker]

    def has_left_the_game(self, seat: int) -> bool:
        """The seat is dead, and so is every other seat of its person."""
        assert self.curtain is not None
        match, person = self.curtain.shown(None), self.chairs[seat].person
        theirs = [seat, *(self.seats_of(person) if person else [])]
        return all(self.rules.is_dead(match.view(None), one) for one in theirs)

    def record(self) -> Record:
        """The game as its choices; nobody may have it before the end."""
        assert self.match is not None
        return self.match.record()

    # The log

    def apply(self, line: LogLine, rehearsed: Match | None = None) -> None:
        """Reads one line more; `rehearsed` is what the match becomes by it, where that is known already."""
        if line.ply != self.ply:
            raise ValueError(f"table {self.id}: line {line.ply} after {self.ply} lines")
        self.ply += 1
        kind = type(line.entry)
        self.besides.count(line.entry, self.chairs, self.begins)
        self._rehearsed = rehearsed
        self._read(line.entry, line)
        self._rehearsed = None
        if kind in entries.ABOUT_THE_GAME:
            self._earlier = None
        if kind is entries.Started:
            self.began = line.at
        if self.proposal is not None and kind is entries.Chosen:
            self._forget_old_proposal()
        if self.curtain is not None and not self.paused:
            self.clock.look(self.curtain.match, line.at)
        if self.ended or (self.match and self.match.over):
            self.status = OVER
            self.over_since = self.over_since or line.at
            self.proposal = None

    def _read(self, entry: AnyEntry, line: LogLine) -> None:
        match entry:
            case entries.Chosen():
                self._choose(entry)
            case entries.Sealed():
                self._seal(entry)
            case entries.Let(seat, asked):
                chair = self.chairs[seat]
                chair.lets = {**chair.lets, asked: entry}
                chair.lets_made += 1
                self._remember(seat, entry.client)
            case entries.Pointed(seat, step):
                assert self.match is not None
                self.pointings.add(self.match.window, seat, step)
                self._remember(seat, entry.client)
            case entries.Said() | entries.Signed():
                self._hear(entry, line.at)
            case entries.Seated(seat):
                self._forget_wishes(seat)
                before = self.chairs[seat].person
                if entry.by_host and before is not None:
                    self.sent_away.add(before)
                chair = self.chairs[seat] = Chair()
                chair.person, chair.name, chair.bot = entry.person, entry.name, entry.bot
                self.begins = None if self.begins == seat else self.begins
                chair.entropy = entry.entropy
            case entries.Readied(seat, entropy):
                self.chairs[seat].entropy = entropy
            case entries.Consented(seat, on):
                self.chairs[seat].consents = on
            case entries.Begins(seat):
                self.begins = seat
            case entries.Brought(record):
                self.brought = record
            case entries.Started():
                self._start(entry)
            case entries.Undone(seat):
                assert self.curtain is not None
                self._remember(seat, entry.client)
                self.prepare(entry)
                assert self._earlier is not None
                self.curtain.rewind(self._earlier)
                self.clock.window = None
                self.sealed = {}
                self.given = {number for number in self.given if number < entry.to}
                self.pointings = Pointings()
                self.proposal = None
                for chair in self.chairs:
                    chair.asked += 1
                if self.appointed is not None and not self.has_left_the_game(self.appointed):
                    self.appointed = None
            case entries.StoodIn(seat, bot, for_good):
                self.chairs[seat].stand_in = bot
                self.chairs[seat].for_good = for_good
                self.proposal = None
                self._remember(seat, entry.client)
            case entries.CameBack(seat):
                self.chairs[seat].stand_in = None
            case entries.Appointed(seat):
                self.appointed = seat
                self._remember(seat, entry.client)
            case entries.Presided(person, name):
                self.presiding, self.presiding_name = person, name
            case entries.Admitted(seat, screen, on):
                (self.screens.add if on else self.screens.discard)(screen)
                self.screens_judged.add(screen)
                self._remember(seat, entry.client)
            case entries.Gathered(seat):
                self.chairs[seat].gathered = True
            case entries.Muted(person, seat, on):
                (self.muted.add if on else self.muted.discard)((person, seat))
                self._remember(person, entry.client)
            case entries.Proposed(seat, what, about):
                self.proposal = Proposal(seat, what, about, {seat: True})
                self._remember(seat, entry.client)
            case entries.Voted(seat, yes):
                self._remember(seat, entry.client)
                if self.proposal is not None:
                    self.proposal.votes[seat] = yes
                    if self.proposal.fails(self.people()):
                        self.proposal = None
            case entries.Paused() | entries.WentAway():
                self.proposal = None
                self.pausing.read(entry, line.at, self.clock)
            case entries.Ended():
                self.ended = entry
                if entry.seat is not None:
                    self._remember(entry.seat, entry.client)
            case entries.Rematched(table):
                self.rematch = table

    def _forget_old_proposal(self) -> None:
        """Once the game goes on, nobody takes back what was proposed before. While answers are
        unseen the proposal stays, or its end would tell of one."""
        match = self.match
        if self.proposal is None or self.proposal.what != "undo" or match is None:
            return
        if not match.is_sealed and not match.is_side_by_side:
            self.proposal = None

    def prepare(self, entry: AnyEntry) -> None:
        """Plays again what an entry needs to be read: the record that was brought, or the way back to where an undo
        leads. That may take a second: who has others to serve does it in a thread, before the entry is read."""
        match entry:
            case entries.Started():
                if self.brought is not None and self._resumed is None:
                    self._resumed = sortilege.replay(Record.parse(self.brought).without_receipt())
            case entries.Undone(_, to):
                assert self.curtain is not None
                if self._earlier is None or self._earlier.made != to:
                    self._earlier = self.curtain.earlier(to)

    def _start(self, entry: entries.Started) -> None:
        rules = sortilege.ruleset(self.setup.game)
        if entry.revision != rules.revision:
            raise OtherRevision(
                f"table {self.id}: begun under revision {entry.revision} of {rules.name}, this is {rules.revision}"
            )
        self.prepare(entry)
        self.clock.has_company = len({chair.person for chair in self.chairs if chair.person}) > 1
        self.curtain = Curtain(self._resumed or self.deal(), self.rules.hides_lanes)
        self.status = PLAYING

    def deal(self) -> Match:
        """The game as it begins with the entropy of all who sit here, or where the one that was brought goes on."""
        if self._resumed is not None:
            return self._resumed.clone()
        secret = structs.replace(self.receipt, secret=self.secret)
        setup = self.setup
        options, starter = setup.options, self.starter
        if starter is not None and self.begins is not None:
            options = {**options, starter.name: self.begins}
        return sortilege.new(setup.game, seats=setup.seats, mode=setup.mode, options=options, receipt=secret)

    def _choose(self, entry: entries.Chosen) -> None:
        assert self.curtain is not None
        if entry.given:
            self.given.add(len(self.curtain.match.choices))
            self.chairs[entry.seat].given = (self.chairs[entry.seat].asked, entry.step)
        self.curtain.play(entry.choice, self._rehearsed)
        if entry.act:
            self._remember(entry.seat, entry.client)
        else:
            was_sealed = self.sealed.pop(entry.seat, None) is not None
            if not was_sealed:
                self._answered(entry.seat, entry.client)
        self.sealed = {seat: step for seat, step in self.sealed.items() if self.curtain.has_answered(seat)}

    def _seal(self, entry: entries.Sealed) -> None:
        """The first answer to a question counts; logs of old have a second one, to a question not asked yet."""
        assert self.curtain is not None
        if entry.seat in self.sealed:
            self._remember(entry.seat, entry.client)
            return
        self.sealed[entry.seat] = entry.step
        self.curtain.seal(entry.seat, entry.step)
        self._answered(entry.seat, entry.client)

    @property
    def pointed(self) -> dict[int, str]:
        """By seat: what it points at in the open window."""
        return self.pointings.last(self.match.window) if self.match else {}

    def _hear(self, said: entries.Said | entries.Signed, at: float) -> None:
        channel = said.channel if isinstance(said, entries.Said) else TABLE
        number = self.spoken.get(channel, 0)
        self.spoken[channel] = number + 1
        if not isinstance(said, entries.Said) or said.text:  # else its words were erased
            self.talk = [*self.talk[1 - TALK_KEPT :], Spoken(number, at, said)]
        self._remember(said.seat, said.client)
        if isinstance(said, entries.Signed):
            self.signed[said.seat] = self.day
        so_far = self.said.get(said.seat, Amount())
        size = len(said.text.encode()) if isinstance(said, entries.Said) else 0
        self.said[said.seat] = Amount(so_far.lines + 1, so_far.size + size)

    @property
    def day(self) -> int:
        """How many days have begun, in games that have days."""
        match = self.curtain.shown(None) if self.curtain and self.rules.new_day else None
        return sum(event.name == self.rules.new_day for event in match.events(None)) if match is not None else 0

    @property
    def heard(self) -> list[Heard]:
        """What was said at the table that bots understand, as far as it is remembered."""
        signs = [spoken.said for spoken in self.talk if isinstance(spoken.said, entries.Signed)]
        return [(sign.seat, sign.sign, sign.about) for sign in signs]

    def _answered(self, seat: int, client: str) -> None:
        self.chairs[seat].asked += 1
        self._remember(seat, client)

    def _remember(self, who: int | str, client: str) -> None:
        if client:
            self.clients[who, client] = self.ply - 1

    def _forget_wishes(self, seat: int) -> None:
        """Somebody else may sit there now, whose numbers are their own."""
        self.clients = {key: ply for key, ply in self.clients.items() if key[0] != seat}
