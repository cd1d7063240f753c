/** Deaths: what the table loses with a player, whom a Matchmaker takes along, and what the table still has to see to. */

import type { Seat } from "./facts";
import type { Run, State } from "./machine";
import { hasGhosts, isLiving, setAside, type Table } from "./table";
import { partnerOf } from "./verdict";

/** Who has died, until the table has seen to it. */
export interface Fallen {
  readonly seat: Seat;
  /** Who dies with them, by the Matchmaker cards. */
  readonly partner: Seat | null;
  /** In a Night. */
  readonly killed: boolean;
}

/** What a death changes, kept as it was. */
export type Mortal = Pick<Table, "dead" | "killed" | "pair" | "cat" | "asylum">;

/** Those of them who live die, one after the other. With ghosts that ends the game; with a Crier the first is offered the work. */
export function die(state: State, seats: readonly Seat[], killed: boolean): State {
  const { table } = state;
  const dying = table ? seats.filter((seat) => isLiving(table, seat)) : [];
  if (!table || dying.length === 0) return state;
  const { dead, pair, cat, asylum } = table;
  const was: Mortal = { dead, killed: table.killed, pair, cat, asylum };
  const run = state.run && { ...state.run, before: { [state.run.at]: was, ...state.run.before } };
  const after = bury(table, dying, killed);
  if (hasGhosts(table)) return { ...state, table: after, winner: "witches", run: null };
  const fallen = dying.map((seat): Fallen => {
    const partner = partnerOf(table, seat);
    return { seat, killed, partner: partner !== null && dying.includes(partner) ? null : partner };
  });
  const offered = table.lead !== "crier" || table.offered ? {} : { offer: dying[0] ?? 0, table: { ...after, offered: true } };
  return { ...state, run, table: after, fell: [...state.fell, ...fallen], ...offered };
}

/** Somebody's death has been seen to, and that of their partner with it. */
export function rest(state: State, seat: Seat): State {
  const [first, ...others] = state.fell;
  const { table } = state;
  if (!table || first?.seat !== seat) return state;
  const partner = first.partner !== null && isLiving(table, first.partner) ? [first.partner] : [];
  const fell = others.map((other) => (other.partner !== null && partner.includes(other.partner) ? { ...other, partner: null } : other));
  return { ...state, fell, table: bury(table, partner, first.killed) };
}

/** Whom the Matchmaker cards link to whoever is seen to now. */
export function link(state: State, to: Seat, partner: Seat | null): State {
  const [first, ...others] = state.fell;
  return first?.seat === to ? { ...state, fell: [{ ...first, partner }, ...others] } : state;
}

/** The table as it was before anybody died at this moment of the script, and nobody to see to. */
export function revived(state: State, run: Run, at: number): State {
  const { [at]: was, ...before } = run.before;
  return was && state.table ? { ...state, table: { ...state.table, ...was }, fell: [], run: { ...run, before } } : { ...state, run };
}

/** What leaves the game if the partner goes too, because two players are left. */
export function asideAfter(table: Table, { partner }: Fallen): readonly string[] {
  return setAside(partner === null ? table : { ...table, dead: [...table.dead, partner] });
}

/** Who dies has nothing in front of them any more. */
function bury(table: Table, seats: readonly Seat[], killed: boolean): Table {
  const kept = (seat: Seat | null): Seat | null => (seat !== null && seats.includes(seat) ? null : seat);
  const pair = table.pair?.some((seat) => seats.includes(seat)) ? null : table.pair;
  return {
    ...table, pair, dead: [...table.dead, ...seats], killed: killed ? [...table.killed, ...seats] : table.killed,
    cat: kept(table.cat), asylum: kept(table.asylum),
  };
}
