/** An evening at a table, for tests: a device with a clock of its own. */

import { act, NOTHING, restored, type Action, type Heard, type State } from "./machine";
import { ambience, light, screenOf, type Screen } from "./screen";
import type { Kind, Line } from "./script";
import { newTable, type Lead, type Table } from "./table";

export const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal", "Ivy", "Jan", "Kim", "Lou"];
/** The clock of the evening begins here, so that nothing depends on its being nought. */
const EIGHT = 72_000_000;

export class Evening {
  state: State = NOTHING;
  now = EIGHT;
  readonly heard: Heard[] = [];

  constructor(players: number, lead: Lead = "app", more: Partial<Table> = {}) {
    this.do({ do: "sit", table: newTable(NAMES.slice(0, players), lead, more) });
  }

  do(action: Action): this {
    const { state, heard } = act(this.state, action, this.now);
    this.state = state;
    this.heard.push(...heard);
    return this;
  }

  run(kind: Kind, chance: readonly [number, number] = [0, 0]): this {
    return this.do({ do: "run", kind, chance });
  }

  next(): this {
    return this.do({ do: "next" });
  }

  /** Everybody who died has been seen to. */
  rest(): this {
    for (const { seat } of this.state.fell) this.do({ do: "rest", seat });
    return this;
  }

  tap(seat: number | null): this {
    return this.do({ do: "tap", seat });
  }

  /** Time passes, and the device reads its clock ten times a second. */
  wait(seconds: number): this {
    for (let tenths = Math.round(seconds * 10); tenths > 0; tenths--) {
      this.now += 100;
      this.do({ do: "tick" });
    }
    return this;
  }

  /** Until the script is at a moment. */
  until(id: string): this {
    for (let tenths = 0; this.screen.id !== id; tenths++) {
      if (tenths > 2000) throw new Error(`the script stays at ${this.screen.id} and does not come to ${id}`);
      if (this.state.fell.length > 0) this.rest();
      else if (this.screen.next === "open") this.next();
      else this.wait(0.1);
    }
    return this;
  }

  reload(): this {
    this.state = restored(JSON.parse(JSON.stringify(this.state)) as State);
    return this;
  }

  get screen(): Screen {
    const screen = screenOf(this.state, this.now);
    if (!screen) throw new Error("no script is running");
    return screen;
  }

  get table(): Table {
    if (!this.state.table) throw new Error("nobody sits here");
    return this.state.table;
  }

  get lines(): Line[] {
    return this.heard.flatMap(({ cue }) => ("say" in cue ? [cue.say] : []));
  }

  /** What somebody with shut eyes and good ears, and somebody across the room, can tell at this moment. */
  get outside(): { light: string; ambience: boolean; id: string; count: number | null } {
    const { id, count } = this.screen;
    return { light: light(this.state), ambience: ambience(this.state), id, count };
  }

  /** A Night up to the opening of the eyes. */
  static night(players: number, lead: Lead = "app", more: Partial<Table> = {}, chance: readonly [number, number] = [0, 0]): Evening {
    return new Evening(players, lead, more).run("night", chance).do({ do: "drew", seat: 0, first: false });
  }
}
