/** Who sits at the table and what everybody knows: nothing here is a secret, and no Tryal is ever asked for. */

import { dealFor, haunted, isOpen, LEAVE_WITH_TWO_LEFT, modeOf, type Option, type Seat } from "./facts";

/** Who runs the eyes-closed phases: this device, a player as Town Crier, or somebody who does not play. */
export type Lead = "app" | "crier" | "moderator";

export interface Table {
  readonly lead: Lead;
  /** The Crier's seat, or null. */
  readonly crier: Seat | null;
  /** Who moderates without playing, or no longer plays. */
  readonly moderator: string;
  /** The players clockwise; ghosts come after them and have no name here. */
  readonly names: readonly string[];
  readonly options: readonly Option[];
  readonly dead: readonly Seat[];
  /** Those of them who died in a Night that is over. */
  readonly killed: readonly Seat[];
  readonly witchesShown: number;
  readonly constableShown: boolean;
  /** Before whom the Black Cat lies, as far as it was told. */
  readonly cat: Seat | null;
  readonly asylum: Seat | null;
  readonly pair: readonly [Seat, Seat] | null;
  /** By seat, where told. */
  readonly citizens: Readonly<Record<number, string>>;
  readonly nights: number;
  /** The first player killed has been offered the Crier's work. */
  readonly offered: boolean;
}

export function newTable(names: readonly string[], lead: Lead = "app", more: Partial<Table> = {}): Table {
  const table: Table = {
    lead, crier: lead === "crier" ? 0 : null, moderator: "", names, options: [], dead: [], killed: [], witchesShown: 0,
    constableShown: false, cat: null, asylum: null, pair: null, citizens: {}, nights: 0, offered: false, ...more,
  };
  return { ...table, options: table.options.filter((option) => isOpen(option, names.length)) };
}

export function hasGhosts(table: Table): boolean {
  return modeOf(table.names.length) === "ghost";
}

export function isGhost(table: Table, seat: Seat): boolean {
  return seat >= table.names.length;
}

/** All seats clockwise, ghosts and the dead included. */
export function order(table: Table): readonly Seat[] {
  return haunted(table.names.length)?.order ?? table.names.map((_, seat) => seat);
}

export function isLiving(table: Table, seat: Seat): boolean {
  return !table.dead.includes(seat);
}

export function living(table: Table): Seat[] {
  return order(table).filter((seat) => isLiving(table, seat));
}

/** The next living seat clockwise. */
export function leftOf(table: Table, seat: Seat): Seat {
  const round = order(table);
  const from = round.indexOf(seat);
  const next = [...round.slice(from + 1), ...round.slice(0, from)].find((other) => isLiving(table, other));
  return next ?? seat;
}

/** The next living player clockwise: ghosts do nothing. */
export function leftPlayerOf(table: Table, seat: Seat): Seat {
  const with4 = haunted(table.names.length);
  return with4 ? (with4.left_player[seat] ?? seat) : leftOf(table, seat);
}

/** Who plays first when this seat receives the Black Cat. */
export function starter(table: Table, seat: Seat): Seat {
  return isGhost(table, seat) ? leftPlayerOf(table, seat) : seat;
}

export function witchCards(table: Table): number {
  const deal = dealFor(order(table).length);
  return table.options.includes("more_witches") ? deal.more_witches : deal.witch;
}

/** What goes back to the box of the Victim cards, and what stays. */
export function victimCards(table: Table): "box" | "stack" | "ghosts" {
  if (hasGhosts(table)) return "ghosts";
  return table.lead === "crier" ? "stack" : "box";
}

/** Cards that leave the game when two players are left; empty before that, and always with ghosts. */
export function setAside(table: Table): readonly string[] {
  return !hasGhosts(table) && living(table).length === 2 ? LEAVE_WITH_TWO_LEFT : [];
}

export interface Exchange {
  readonly taker: Seat;
  readonly giver: Seat;
  /** Who chooses the card: the taker, or for a ghost somebody else. */
  readonly chooser: Seat;
}

/** Who takes from whom in a Conspiracy. */
export function exchanges(table: Table): Exchange[] {
  const ghosts = haunted(table.names.length);
  return living(table).map((taker) =>
    ghosts
      ? { taker, giver: ghosts.takes_from[taker] ?? taker, chooser: ghosts.chosen_by[taker] ?? taker }
      : { taker, giver: leftOf(table, taker), chooser: taker },
  );
}
