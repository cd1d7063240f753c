/** A sound as samples, for whoever measures it. */

import { LONGEST, sing, SOUNDS, type Sound } from "./family";

const RATE = 48_000;
/** Before it and after it, as long as the ear takes to judge loudness. */
const SILENCE = 0.4;

export async function rendered(sound: Sound): Promise<number[]> {
  const audio = new OfflineAudioContext(1, Math.round((LONGEST + 2 * SILENCE) * RATE), RATE);
  sing(audio, sound, SILENCE, 1);
  return [...(await audio.startRendering()).getChannelData(0)];
}

Object.assign(globalThis, { sounds: SOUNDS, rendered });
