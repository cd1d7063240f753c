/** A board for every game, unasked: drawn from what the game says of its areas (`kernel/areas.py`). */

import type { Fact, GameModule, GameView } from "../table/game";
import type { GameText } from "../text/game";
import { t } from "../settings.svelte";
import type { Event as Told, GameBook } from "../wire/types";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { lay, type Laid } from "./laying";
import { bigFace, titleOf } from "./looks";
import { advance, laysOpen } from "./moving";
import { attempt, keys } from "./picking";

const AN_EVENT = 480;
/** Something is laid open: long enough to see what. */
const LAID_OPEN = 850;

export function plainBoard(book: GameBook): GameModule<GameView> {
  /** The drawing of the first thing that a step or an event names. */
  function drawing(kinds: Readonly<Record<string, string>>, values: Readonly<Record<string, unknown>>): string | null {
    const found = Object.entries(values).map(([name, value]) => book.looks[kinds[name] ?? ""]?.[String(value)]?.icon);
    return found.find((icon) => icon) ?? null;
  }

  return {
    Board,
    Dock,
    keys: (step, view) => keys(step, view, book),
    attempt: (key, picked, _view, _seat, _why, open) => attempt(key, picked, open),
    optionIcon: (step) => drawing(book.steps[step.name] ?? {}, step.args),
    facts: (view, text) => ({ title: t("plain-facts"), facts: lay(view, book).flatMap((laid) => facts(laid, text)) }),
    chips: () => [],
    icon: (event: Told) => drawing(book.events[event.name] ?? {}, event.fields) ?? "quill",
    rule: (event) => book.rules[event.name] ?? null,
    hands: (view, text) =>
      Array.from({ length: view.seats }, (_, seat) => ({
        seat,
        cards: lay(view, book)
          .filter((laid) => laid.area.shape === "hand" && laid.seat === seat)
          .flatMap(({ area, things }) => things.filter(({ value }) => value !== null).map(({ value }) => bigFace(area.kind ?? "", value, text))),
      })),
    scene: (event) => ({ lasts: laysOpen(event, book) ? LAID_OPEN : AN_EVENT, sound: "paper" }),
    advance: (view, event) => advance(view, event, book),
  };
}

/** What is counted on the table. */
function facts({ area, seat, count }: Laid, text: GameText): Fact[] {
  const title = titleOf(area.name, text);
  return seat === null && count !== null && title ? [{ label: title, value: String(count) }] : [];
}
