/** What is being loaded for offline play, for whoever waits. */

import { isStatic } from "./edition";
import type { Step } from "./messages";

class Progress {
  /** What the engine does before it can play; null when it plays, or nobody wanted it. */
  step = $state<Step | null>(null);
  failed = $state(false);
  /** No server answered the last question: this device did. */
  alone = $state(isStatic);
}

export const progress = new Progress();
