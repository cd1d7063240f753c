/** What a big screen says aloud: the Dawn and the Night, by what everybody sees. */

import type { Moment, Spoken } from "../../table/game";
import type { SalemView } from "./view";

/** The questions that every living player is asked at once. */
const ASKED: Readonly<Record<string, string>> = {
  ChooseBlackCat: "room-cat", ChooseVictim: "room-victim", ChooseProtected: "room-protected", ChooseConfession: "confess",
};

export function herald({ view, event, asked, text }: Moment<SalemView>): Spoken | null {
  const name = (field: string): string => text.value("seat", event?.fields[field] ?? null);
  switch (event?.name) {
    case "NightFell":
      return { line: "room-sleep" };
    case "EyesOpened":
      return { line: "day" };
    case "VictimNamed":
      return { line: "struck", values: { victim: name("on") } };
    case "NobodyNamed":
      return { line: "nobody" };
    case "BlackCatPlaced":
      return { line: "room-cat-placed", values: { cat: name("on") } };
  }
  const line = asked === null || view.outcome ? undefined : ASKED[asked];
  return line ? { line } : null;
}
