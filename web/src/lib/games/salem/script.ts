/** What a Moderator without a seat says now: by the open question, and by what the Night has just brought. */

import type { GameText } from "../../text/game";
import { plain } from "../../text/game";
import { tell } from "../../text/telling";
import type { Event as Told } from "../../wire/types";
import type { SalemView } from "./view";

/** How the Dawn and the Night end; whoever has been named lives or dies of it. */
const ENDS = ["BlackCatPlaced", "VictimNamed", "NobodyNamed"];
const FATES = ["VictimWasDead", "SavedByGavel", "SavedByConfession", "SavedByAsylum", "PlayerDied"];

export function scriptOf(view: SalemView, log: readonly Told[], text: GameText): string[] {
  const say = (line: string, values = {}): string => text.say(`web-script-${line}`, values);
  if (view.outcome) return [];
  switch (view.asked[0]?.why) {
    case "ChooseCitizen":
      return [say("citizens")];
    case "ChooseBlackCat":
      return [say("sleep"), say("cat")];
    case "ChooseVictim":
      return [say("sleep"), say("witches-wake")];
    case "ChooseProtected":
      return [say("witches-sleep"), say("constable")];
    case "ChooseConfession":
      return [say(constableWasAsked(view) ? "constable-sleeps" : "witches-sleep"), say("morning"), gavel(view, text), say("confess")];
  }
  const end = endOf(log);
  return [...(end === null ? [say("day")] : ending(log, end, text)), say("hourglass")];
}

/** While the Constable's card is face-up nobody is asked whom to protect. */
function constableWasAsked(view: SalemView): boolean {
  return view.gavel !== null || !view.players.some(({ tryals }) => tryals.some(({ face, open }) => open && face === "constable"));
}

function gavel(view: SalemView, text: GameText): string {
  return view.gavel === null ? text.say("web-script-no-gavel") : text.say("web-script-gavel", { name: text.name(view.gavel) });
}

/** Where the Dawn or the last Night ended, as long as the turn lasts that follows it. */
function endOf(log: readonly Told[]): number | null {
  const end = log.findLastIndex(({ name }) => ENDS.includes(name));
  const turns = log.slice(end + 1).filter(({ name }) => name === "TurnBegun").length;
  return end < 0 || turns > 1 ? null : end;
}

function ending(log: readonly Told[], end: number, text: GameText): string[] {
  const on = text.value("seat", log[end]?.fields["on"]);
  switch (log[end]?.name) {
    case "BlackCatPlaced":
      return [text.say("web-script-witches-sleep"), text.say("web-script-morning"), text.say("web-script-cat-placed", { name: on })];
    case "NobodyNamed":
      return [text.say("web-script-nobody-struck")];
  }
  const over = log.findIndex(({ name }, place) => place > end && name === "NightEnded");
  const fates = [...log.keys()].filter((place) => place > end && (over < 0 || place < over) && FATES.includes(log[place]?.name ?? ""));
  return [text.say("web-script-struck", { name: on }), ...fates.map((place) => plain(tell(text, log, place) ?? []))];
}
