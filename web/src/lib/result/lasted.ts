import { t } from "../settings.svelte";

const A_MINUTE = 60;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/** How long a game was, as one would say it. */
export function lasted(seconds: number): string {
  if (seconds < A_MINUTE) return t("lasted-seconds", { count: Math.max(1, Math.round(seconds)) });
  if (seconds < 2 * AN_HOUR) return t("lasted-minutes", { count: Math.round(seconds / A_MINUTE) });
  if (seconds < 2 * A_DAY) return t("lasted-hours", { count: Math.round(seconds / AN_HOUR) });
  return t("lasted-days", { count: Math.round(seconds / A_DAY) });
}
