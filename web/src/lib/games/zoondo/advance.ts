/** The view with one event of Zoondo carried out. Faces are never guessed: a card that moves stays as it was seen. */

import type { Event as Told } from "../../wire/types";
import type { Duel, Zoon, ZoondoView } from "./view";

export function advance(view: ZoondoView, event: Told): ZoondoView {
  const settled: ZoondoView = { ...view, field: Object.fromEntries(Object.entries(view.field).map(([square, zoon]) => [square, rested(zoon)])) };
  return CHANGES[event.name]?.(settled, event.fields) ?? settled;
}

type Fields = Told["fields"];

function rested(zoon: Zoon): Zoon {
  const { was, ...rest } = zoon;
  void was;
  return rest;
}

function move(view: ZoondoView, from: string, to: string): ZoondoView {
  const { [from]: zoon, ...field } = view.field;
  return zoon ? { ...view, field: { ...field, [to]: { ...zoon, was: from } } } : view;
}

function over(view: ZoondoView): ZoondoView {
  return { ...view, duel: null, combat: null };
}

function opened(view: ZoondoView): Duel {
  return view.duel ?? { by: view.combat?.by ?? view.active ?? 0, on: view.combat?.on ?? "", revealed: {}, verdict: null };
}

function reveal(view: ZoondoView, fields: Fields, card: string): ZoondoView {
  const duel = opened(view);
  const shown = { card, lies: String(fields["lies"]), touched: String(fields["touched"]), shows: String(fields["shows"]) };
  return { ...view, duel: { ...duel, revealed: { ...duel.revealed, [Number(fields["of"])]: shown } } };
}

function judge(view: ZoondoView, winner: number | null, score: string, star = false): ZoondoView {
  return { ...view, duel: { ...opened(view), verdict: { winner, score, star } } };
}

function without(view: ZoondoView, square: string, owner: number): ZoondoView {
  const zoon = view.field[square];
  const players = view.players.map((player, seat) =>
    seat === owner ? { ...player, tomb: { ...player.tomb, count: player.tomb.count + 1 } } : player,
  );
  if (!zoon || zoon.owner !== owner) return { ...over(view), players };
  const { [square]: gone, ...field } = view.field;
  void gone;
  return { ...over(view), field, players };
}

const score = (fields: Fields): string => `${fields["score"]} – ${fields["against"]}`;

const CHANGES: Record<string, (view: ZoondoView, fields: Fields) => ZoondoView> = {
  TurnBegun: (view, fields) => ({ ...over(view), active: Number(fields["by"]) }),
  ZoonMoved: (view, fields) => move(over(view), String(fields["zoon"]), String(fields["to"])),
  ZoonRelocated: (view, fields) => move(over(view), String(fields["zoon"]), String(fields["to"])),
  ZoonPushed: (view, fields) => move(over(view), String(fields["target"]), String(fields["to"])),
  ZoonsSwapped: (view, fields) => {
    const [one, other] = [String(fields["zoon"]), String(fields["other"])];
    const [first, second] = [view.field[one], view.field[other]];
    if (!first || !second) return over(view);
    return { ...over(view), field: { ...view.field, [one]: { ...second, was: other }, [other]: { ...first, was: one } } };
  },
  AttackDeclared: (view, fields) => ({
    ...view,
    duel: { by: Number(fields["by"]), on: String(fields["to"]), revealed: {}, verdict: null },
  }),
  ShotDeclared: (view, fields) => ({
    ...view,
    duel: { by: Number(fields["by"]), on: String(fields["target"]), revealed: {}, verdict: null },
  }),
  CardRevealed: (view, fields) => reveal(view, fields, String(fields["card"])),
  AtoutRevealed: (view, fields) => reveal(view, fields, String(fields["atout"])),
  CombatWon: (view, fields) => judge(view, Number(fields["by"]), score(fields)),
  CombatTied: (view) => (view.duel?.verdict ? over(view) : judge(view, null, "")),
  StarTouched: (view) => judge(view, null, "", true),
  ShotHit: (view, fields) => judge(view, Number(fields["by"]), score(fields)),
  ShotFailed: (view, fields) => judge(view, 1 - Number(fields["by"]), ""),
  ZoonEliminated: (view, fields) => without(view, String(fields["on"]), Number(fields["of"])),
  ZoonCaged: (view, fields) => {
    const zoon = view.field[String(fields["on"])];
    return zoon ? { ...view, field: { ...view.field, [String(fields["on"])]: { ...zoon, caged: true } } } : view;
  },
  TerrainLaid: (view, fields) => ({
    ...view,
    terrain: [...view.terrain, { owner: Number(fields["by"]), atout: String(fields["atout"]), on: String(fields["on"]) }],
  }),
};
