/** One phone of several: it carries out what everybody did, in the same order and at the same times as all the others. */

import type { Entry, Pick } from "$lib/wire/types";
import { act, momentOf, NOTHING, type Action, type Done, type Heard, type State } from "./machine";
import { keyOf } from "./sealed";

export class Replica {
  /** After the last thing that was done, by the time of the room. */
  private base: State = NOTHING;
  private heard: Heard[] = [];

  /** What the server has sent, in order. */
  carryOut(entry: Entry): void {
    const { state, heard } = act(this.base, actionOf(entry), entry.at);
    this.base = state;
    this.heard.push(...heard);
  }

  /** The evening now: with what this phone wants and nobody has confirmed yet, and with its own tap in an open window. */
  at(now: number, wanted: readonly Action[] = [], own: Pick | null = null): Done {
    const heard = this.heard.splice(0);
    let { base: state } = this;
    for (const action of [...wanted, { do: "tick" } as const]) {
      const done = act(state, action, now);
      state = done.state;
      heard.push(...done.heard);
    }
    return { state: withOwn(state, own), heard };
  }
}

/** Scripts are numbered by the place of their beginning in the list, so that all phones name their windows alike. */
function actionOf(entry: Entry): Action {
  const action = entry.do as unknown as Action;
  return action.do === "run" ? { ...action, sealed: entry.number } : action;
}

/** The window that is open now, by its key. */
export function windowOf(state: State): string | null {
  const { run } = state;
  if (run?.sealed === undefined || run.paused !== null) return null;
  const { window } = momentOf(run);
  return window && keyOf(run, window);
}

/** A phone shows its own tap, in the window it was made in and nowhere else. */
function withOwn(state: State, own: Pick | null): State {
  const { run } = state;
  if (!run || own === null || windowOf(state) !== own.window) return state;
  const { window } = momentOf(run);
  return window ? { ...state, run: { ...run, picks: { ...run.picks, [window]: { seat: own.seat, sure: own.sure } } } } : state;
}

/** What a phone's tap in a window makes of its own pick. */
export function ownAfter(state: State, action: Action, now: number): Pick | null {
  const key = windowOf(state);
  const { run } = act(state, action, now).state;
  const window = run && momentOf(run).window;
  return key !== null && run && window ? { window: key, seat: run.picks[window].seat, sure: run.picks[window].sure } : null;
}
