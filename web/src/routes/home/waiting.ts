/** What a table of one's own waits for, in a few words. */

import { t } from "$lib/settings.svelte";
import { nameOf } from "$lib/table/names";
import type { MyTable } from "$lib/wire/types";

/** Where answers are unseen nobody is named: everybody is awaited. */
export function waitsFor({ table, mine, awaited }: MyTable): string {
  if (table.status !== "playing") return t(`status-${table.status}`);
  if (table.paused) return t("paused-short");
  if (mine) return t("yours");
  if (awaited === null) return t("awaits-everybody");
  const names = awaited.flatMap((seat) => table.chairs[seat] ?? []).map((chair) => nameOf(chair));
  return names.length === 1 ? t("awaits", { name: names[0] ?? "" }) : t("status-playing");
}
