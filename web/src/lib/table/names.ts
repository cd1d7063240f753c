/** What the people and bots at a table are called. */

import { t } from "../settings.svelte";

/** How a seat is called: its person, a bot by a name of the shelf, or nobody yet. */
export function nameOf(chair: { seat: number; kind: string; name: string }): string {
  if (chair.kind === "person") return chair.name || t("nameless");
  return chair.kind === "bot" ? t(`bot-${chair.seat % 12}`) : t("free-seat");
}
