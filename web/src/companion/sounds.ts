/** Bells, a clock and the wind, all made here. Nothing of it depends on anything but the script. */

let context: AudioContext | null = null;

/** Called by a tap: before one no browser lets anything sound. */
export function wakeSounds(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

interface Stroke {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

/** A pentatonic scale: any motif of it sounds like bells. */
const SCALE = [392, 440, 523.25, 587.33, 659.25, 783.99, 880];

function strike({ pitch, at, lasts, loud }: Stroke, volume: number): void {
  if (!context || volume <= 0) return;
  for (const [overtone, share] of [[1, 1], [2.4, 0.35], [5.4, 0.12]] as const) {
    const begin = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud * share * volume, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts / overtone ** 0.5);
    const source = new OscillatorNode(context, { type: "sine", frequency: pitch * overtone });
    source.connect(gain).connect(context.destination);
    source.start(begin);
    source.stop(begin + lasts);
  }
}

/** A motif for each line, so that the lines are told apart without a voice: three strokes of five bells, as numbers. */
export function motif(number: number): number[] {
  return [number % 5, Math.floor(number / 5) % 5, (number * 2 + 1 + Math.floor(number / 25)) % 5];
}

export function ring(number: number, volume: number): void {
  motif(number).forEach((note, place) => strike({ pitch: SCALE[note] ?? 440, at: place * 0.42, lasts: 1.6, loud: 0.3 }, volume));
}

export function bell(kind: "warning" | "end", volume: number): void {
  strike({ pitch: kind === "warning" ? 783.99 : 392, at: 0, lasts: 1.8, loud: 0.4 }, volume);
  if (kind === "end") strike({ pitch: 392, at: 0.5, lasts: 2.2, loud: 0.4 }, volume);
}

/** A wooden clock. */
export function tock(volume: number): void {
  strike({ pitch: 190, at: 0, lasts: 0.09, loud: 0.22 }, volume);
}

let wind: { readonly gain: GainNode; readonly stop: () => void } | null = null;

/** Wind and leaves: slow noise through two filters, loud enough to cover a sleeve on a table. */
export function ambience(on: boolean, volume: number): void {
  if (!context || (on && wind)) return;
  if (!on || volume <= 0) {
    wind?.gain.gain.setTargetAtTime(0, context.currentTime, 0.5);
    const ended = wind;
    if (ended) setTimeout(() => ended.stop(), 2500);
    wind = null;
    return;
  }
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.setTargetAtTime(0.35 * volume, context.currentTime, 0.8);
  gain.connect(context.destination);
  const low = blow(context, { type: "lowpass", frequency: 420, Q: 0.7 }, 0.13, 180, gain);
  const leaves = blow(context, { type: "bandpass", frequency: 2600, Q: 0.6 }, 0.21, 900, gain);
  wind = { gain, stop: () => [low, leaves].forEach((source) => source.stop()) };
}

function blow(audio: AudioContext, filter: BiquadFilterOptions, slow: number, depth: number, to: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const shaped = new BiquadFilterNode(audio, filter);
  const sway = new OscillatorNode(audio, { frequency: slow });
  const swing = audio.createGain();
  swing.gain.value = depth;
  sway.connect(swing).connect(shaped.frequency);
  source.connect(shaped).connect(to);
  sway.start();
  source.start();
  source.onended = () => sway.stop();
  return source;
}

function noise(audio: AudioContext): AudioBuffer {
  const seconds = audio.createBuffer(1, audio.sampleRate * 4, audio.sampleRate);
  const samples = seconds.getChannelData(0);
  let brown = 0;
  for (let place = 0; place < samples.length; place++) {
    brown = 0.97 * brown + 0.06 * (Math.random() * 2 - 1);
    samples[place] = brown + 0.12 * (Math.random() * 2 - 1);
  }
  return seconds;
}
