/** Which Zoons have a star, and the effect it stands for. */

import facts from "$lib/wire/companion/zoondo.json";

export interface Starred {
  readonly card: string;
  readonly type: string;
  /** Upper left, upper right, lower right, lower left. */
  readonly corners: readonly (number | string)[];
  readonly effect: string;
}

export const STARRED: Readonly<Record<string, readonly Starred[]>> = facts.tribes;
