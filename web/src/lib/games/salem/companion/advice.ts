/** What a table is told before eyes close: cards to lay out, noise to make, who should lead. */

import type { Seat } from "./facts";
import { hasGhosts, type Table } from "./table";

export type Advice =
  | "seated" | "cat-by-the-deck" | "cat-ready" | "victims-face-up" | "victims-shuffled" | "pile-by-app" | "phone-in-the-middle" | "stand-up" | "noise";

/** The messages `prepare-…` before a Dawn or a Night. */
export function preparation(table: Table, kind: "dawn" | "night"): Advice[] {
  const cried = table.lead === "crier";
  const cat: Advice[] = kind === "dawn" ? [cried ? "cat-by-the-deck" : "cat-ready"] : [];
  return [...(kind === "dawn" ? (["seated"] as const) : []), ...cat, ...pile(table, kind), ...(table.lead === "app" ? (["phone-in-the-middle"] as const) : []), "stand-up", "noise"];
}

function pile(table: Table, kind: "dawn" | "night"): Advice[] {
  if (hasGhosts(table)) return [table.lead === "app" ? "pile-by-app" : "victims-shuffled"];
  return table.lead === "crier" && kind === "night" ? ["victims-face-up"] : [];
}

/** Before a Crier's Night: who might moderate instead. */
export function adviceBefore(table: Table): { readonly watcher: boolean; readonly dead: readonly Seat[] } | null {
  return table.lead === "crier" ? { watcher: true, dead: table.killed } : null;
}
