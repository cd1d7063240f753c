/** The view with one event of L'École de magie carried out, as far as this seat can tell. What things cost and are worth
 * stays as it was: the next view says it. */

import type { Event as Told } from "../../wire/types";
import type { EcoleView, Player, Slot } from "./view";

export function advance(view: EcoleView, event: Told): EcoleView {
  const players = view.players.map((player) => ({ ...player }));
  const timetable = { ...view.timetable };
  const next: EcoleView = { ...view, players, timetable };
  const change = CHANGES[event.name];
  if (!change) return view;
  change(next, new Fields(event));
  return next;
}

class Fields {
  constructor(private readonly event: Told) {}
  number(name: string): number {
    return Number(this.event.fields[name]);
  }
  word(name: string): string | null {
    const value = this.event.fields[name];
    return value === null || value === undefined ? null : String(value);
  }
}

function who(view: EcoleView, seat: number): Player {
  const player = view.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

/** Without one copy of a card, or one that nobody can name. */
function without(cards: readonly (string | null)[], card: string | null): (string | null)[] {
  const place = cards.includes(card) ? cards.indexOf(card) : cards.indexOf(null);
  return cards.filter((_, other) => other !== place);
}

function change(view: EcoleView, slot: number, how: (slot: Slot) => Slot | null): void {
  const here = view.timetable[String(slot)];
  if (here) view.timetable[String(slot)] = how(here);
}

const CHANGES: Record<string, (view: EcoleView, told: Fields) => void> = {
  HouseTaken: (view, told) => {
    const player = who(view, told.number("by"));
    player.houses = [...player.houses, told.word("house") ?? ""];
  },
  RoundBegun: (view, told) => {
    view.round = told.number("round");
  },
  TurnBegun: (view, told) => {
    view.active = told.number("by");
    view.actions = told.number("actions");
  },
  FirstPlayerCardMoved: (view, told) => {
    view.first_player = told.number("to");
  },
  MailAdded: (view, told) => change(view, told.number("slot"), (slot) => ({ ...slot, mail: [...slot.mail, null] })),
  SchoolCardRevealed: (view, told) => {
    const number = String(told.number("slot"));
    view.timetable[number] = { card: told.word("school") ?? "", costs: [], points: [], mail: view.timetable[number]?.mail ?? [] };
    view.school_deck -= 1;
  },
  CollectionBegun: (view, told) => {
    view.from_slot = told.number("slot");
  },
  SchoolCardTaken: (view, told) => {
    const player = who(view, told.number("by"));
    const school = told.word("school") ?? "";
    player.collection = [...player.collection, school];
    const number = view.from_slot;
    if (number !== undefined && view.timetable[String(number)]?.card === school) view.timetable[String(number)] = null;
  },
  SchoolCardVanished: (view, told) => change(view, told.number("slot"), () => null),
  SchoolCardLost: (view, told) => {
    const player = who(view, told.number("by"));
    player.collection = without(player.collection, told.word("school")) as string[];
  },
  CardsDrawn: (view, told) => {
    const seat = told.number("by");
    view.magic_deck = Math.max(0, view.magic_deck - told.number("cards"));
    if (seat === view.you) return;
    const player = who(view, seat);
    player.hand = [...player.hand, ...Array<null>(told.number("cards")).fill(null)];
  },
  CardDrawn: (view, told) => {
    if (view.you === null) return;
    const player = who(view, view.you);
    player.hand = [...player.hand, told.word("card")];
  },
  CardDiscarded: (view, told) => {
    const player = who(view, told.number("by"));
    player.hand = without(player.hand, told.word("card"));
    view.magic_discard = [...view.magic_discard, told.word("card")];
  },
  CardStolen: (view, told) => pass(view, told.number("of"), told.number("by"), told.word("card")),
  CardGiven: (view, told) => pass(view, told.number("by"), told.number("to"), told.word("card")),
  CardRetrieved: (view, told) => {
    const player = who(view, told.number("by"));
    player.hand = [...player.hand, told.word("card")];
    view.magic_discard = without(view.magic_discard, told.word("card"));
  },
  SpellPlayed: (view, told) => play(view, told.number("by"), told.word("spell") ?? ""),
  ReactionPlayed: (view, told) => play(view, told.number("by"), told.word("card") ?? ""),
  EffectUsed: (view, told) => {
    view.chain = [...view.chain, { effect: told.word("effect") ?? "", by: told.number("by") }];
  },
  CancelTokenUsed: (view, told) => {
    view.chain = [...view.chain, { effect: "cancel", by: told.number("by") }];
  },
  PlayerAimedAt: (view, told) => {
    const last = view.chain.at(-1);
    if (last) view.chain = [...view.chain.slice(0, -1), { ...last, on: told.number("on") }];
  },
  EffectCancelled: (view, told) => {
    view.chain = view.chain.map((item) =>
      item.by === told.number("of") && item.effect === told.word("effect") ? { ...item, cancelled: true } : item,
    );
  },
  BonusPlayed: (view, told) => {
    const by = who(view, told.number("by"));
    by.hand = without(by.hand, told.word("card"));
    lay(view, told.number("to"), told.word("card"));
  },
  BonusMoved: (view, told) => {
    const player = who(view, told.number("of"));
    player.bonus = without(player.bonus, told.word("card")) as string[];
    lay(view, told.number("to"), told.word("card"));
  },
  BadMarksRemoved: (view, told) => {
    const player = who(view, told.number("by"));
    player.bonus = without(player.bonus, "mauvais_points") as string[];
  },
  TokenRecovered: (view, told) => {
    const player = who(view, told.number("by"));
    player.mail = [...player.mail, told.word("token")];
  },
  TokenTaken: (view, told) => {
    const player = who(view, told.number("by"));
    const taken = told.number("place") - 1;
    player.mail = [...player.mail, view.timetable[String(told.number("slot"))]?.mail[taken] ?? null];
    change(view, told.number("slot"), (slot) => ({ ...slot, mail: slot.mail.filter((_, place) => place !== taken) }));
  },
  MailPlaced: (view, told) =>
    change(view, told.number("slot"), (slot) => ({ ...slot, mail: [...slot.mail, told.word("token")] })),
  DiscountGained: (view, told) => {
    who(view, told.number("by")).discount = true;
  },
  DiscountExpired: (view, told) => {
    who(view, told.number("by")).discount = false;
  },
};

function play(view: EcoleView, by: number, card: string): void {
  const player = who(view, by);
  player.hand = without(player.hand, card);
  view.chain = [...view.chain, { effect: card, by }];
}

function pass(view: EcoleView, from: number, to: number, card: string | null): void {
  const [giver, taker] = [who(view, from), who(view, to)];
  giver.hand = without(giver.hand, card);
  taker.hand = [...taker.hand, card];
}

function lay(view: EcoleView, to: number, card: string | null): void {
  const player = who(view, to);
  player.bonus = [...player.bonus, card ?? ""];
}
