/** How long a move may take at a slow table, in words. */

import { settings, t } from "../settings.svelte";
import type { ClockSetup } from "../wire/types";

const AN_HOUR = 3600;
const A_DAY = 24 * AN_HOUR;

/** `2 days a move, from 8:00 to 22:00 (Europe/Paris), not at weekends, 7 days of vacation each`. */
export function paceOf({ seconds, calendar, vacation }: ClockSetup): string {
  const limit = seconds ?? 0;
  const days = limit / A_DAY;
  const parts = [!calendar && Number.isInteger(days) ? t("pace-days", { days }) : t("pace-hours", { hours: Math.round(limit / AN_HOUR) })];
  if (calendar) {
    const { opens = 8, closes = 22, zone = "Europe/Paris", weekends = true } = calendar;
    parts.push(t("pace-calendar", { opens, closes, zone }));
    if (!weekends) parts.push(t("pace-weekdays"));
  }
  if (vacation) parts.push(t("pace-vacation", { days: vacation }));
  return parts.join(", ");
}

/** A moment of the server's clock, as one says it. */
export function momentOf(seconds: number): string {
  const how: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
  return new Date(seconds * 1000).toLocaleString(settings.region, how);
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
