/** Eleven sounds of one family: short, dry, of wood and paper, all in the same small box, the tones of one scale.
 *
 * They are made while they play, from oscillators and a hiss that is always the same; no file is loaded. `trim` makes
 * them equally loud: the test of the sounds renders them to files and measures them. */

export type Sound =
  | "paper" | "gavel" | "bell" | "owl" | "drum" | "steps" | "match" | "brush" | "quill" | "glass" | "dice";

/** One tone or one hiss. */
interface Voice {
  readonly wave: OscillatorType | "hiss";
  /** Of a tone in hertz; of a hiss, the middle of what is heard of it. */
  readonly pitch: number;
  /** Where the pitch goes. */
  readonly to?: number;
  /** How narrow a hiss is. */
  readonly narrow?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  /** How long it takes to come, in seconds. */
  readonly rise?: number;
}

interface Made {
  /** Decibels that make it as loud as the others. */
  readonly trim: number;
  readonly voices: readonly Voice[];
}

/** Tones are of this scale: D, F, G, A, C. */
const D3 = 146.83;
const A3 = 220;
const F4 = 349.23;
const A4 = 440;
const D5 = 587.33;
const A5 = 880;
const D6 = 1174.66;

/** A knock on wood. */
const knock = (at: number, loud: number, pitch = A3): readonly Voice[] => [
  { wave: "triangle", pitch, to: pitch * 0.6, at, lasts: 0.07, loud },
  { wave: "hiss", pitch: 1500, narrow: 1.2, at, lasts: 0.03, loud: loud * 0.7 },
];

export const FAMILY: Record<Sound, Made> = {
  paper: { trim: 5.8, voices: [{ wave: "hiss", pitch: 2300, narrow: 0.6, lasts: 0.11, loud: 0.5, rise: 0.012 }, { wave: "triangle", pitch: D3, to: 90, at: 0.03, lasts: 0.06, loud: 0.2 }] },
  gavel: { trim: -3.9, voices: [...knock(0, 0.9, A3), { wave: "triangle", pitch: D3, to: 80, lasts: 0.2, loud: 0.7 }] },
  bell: { trim: -8.6, voices: [{ wave: "sine", pitch: F4, lasts: 0.58, loud: 0.5 }, { wave: "sine", pitch: A4 * 2.02, lasts: 0.42, loud: 0.16 }, { wave: "sine", pitch: D6 * 1.19, lasts: 0.22, loud: 0.08 }, ...knock(0, 0.12)] },
  owl: { trim: -6.0, voices: [{ wave: "sine", pitch: F4, to: 330, lasts: 0.1, loud: 0.45, rise: 0.02 }, { wave: "sine", pitch: F4, to: 294, at: 0.11, lasts: 0.2, loud: 0.4, rise: 0.03 }, { wave: "hiss", pitch: 700, narrow: 0.8, lasts: 0.45, loud: 0.05, rise: 0.15 }] },
  drum: { trim: -6.9, voices: [...knock(0, 0.3), ...knock(0.09, 0.3), { wave: "sine", pitch: D3, to: 62, at: 0.18, lasts: 0.26, loud: 0.9 }] },
  steps: { trim: 5.6, voices: [...knock(0, 0.35, D3), ...knock(0.13, 0.3, 130.81)] },
  match: { trim: 4.9, voices: [{ wave: "hiss", pitch: 3800, narrow: 0.7, lasts: 0.12, loud: 0.5, rise: 0.02 }, { wave: "hiss", pitch: 1900, narrow: 0.5, at: 0.1, lasts: 0.34, loud: 0.22, rise: 0.03 }] },
  brush: { trim: 2.3, voices: [{ wave: "hiss", pitch: 5200, narrow: 0.5, lasts: 0.45, loud: 0.4, rise: 0.06 }] },
  quill: { trim: 5.9, voices: [0, 0.08, 0.15].map((at) => ({ wave: "hiss" as const, pitch: 3100, narrow: 1.4, at, lasts: 0.07, loud: 0.4, rise: 0.02 })) },
  glass: { trim: -3.0, voices: [{ wave: "sine", pitch: A5, lasts: 0.26, loud: 0.3 }, { wave: "sine", pitch: D6, at: 0.12, lasts: 0.42, loud: 0.3 }, { wave: "sine", pitch: D5, at: 0.12, lasts: 0.3, loud: 0.1 }] },
  dice: { trim: -2.4, voices: [0, 0.07, 0.12, 0.18].flatMap((at, place) => knock(at, 0.5 - place * 0.06, place % 2 ? A4 : F4)) },
};

export const SOUNDS = Object.keys(FAMILY) as Sound[];
/** No sound is longer, in seconds. */
export const LONGEST = 0.6;

/** Has a sound begin at a moment of that context's time; the loudness is 0 to 1. */
export function sing(audio: BaseAudioContext, sound: Sound, begin: number, loudness: number): void {
  const { trim, voices } = FAMILY[sound];
  const out = new GainNode(audio, { gain: loudness * 10 ** (trim / 20) });
  out.connect(box(audio));
  for (const voice of voices) voiced(audio, voice, begin + (voice.at ?? 0), out);
}

/** The box they are all played in: a little wood, no glare. */
function box(audio: BaseAudioContext): AudioNode {
  const wood = new BiquadFilterNode(audio, { type: "peaking", frequency: 420, Q: 1.1, gain: 4 });
  const glare = new BiquadFilterNode(audio, { type: "highshelf", frequency: 5200, gain: -7 });
  const rumble = new BiquadFilterNode(audio, { type: "highpass", frequency: 55 });
  wood.connect(glare).connect(rumble).connect(audio.destination);
  return wood;
}

const SILENCE = 0.0001;

function voiced(audio: BaseAudioContext, voice: Voice, begin: number, out: AudioNode): void {
  const end = begin + voice.lasts;
  const rise = voice.rise ?? 0.003;
  const gain = new GainNode(audio, { gain: SILENCE });
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.linearRampToValueAtTime(voice.loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(out);
  const source = voice.wave === "hiss" ? hissing(audio, voice, gain) : toned(audio, voice, begin, end, gain);
  source.start(begin);
  source.stop(end);
}

function toned(audio: BaseAudioContext, voice: Voice, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const tone = new OscillatorNode(audio, { type: voice.wave as OscillatorType, frequency: voice.pitch });
  tone.frequency.setValueAtTime(voice.pitch, begin);
  if (voice.to) tone.frequency.exponentialRampToValueAtTime(voice.to, end);
  tone.connect(out);
  return tone;
}

function hissing(audio: BaseAudioContext, voice: Voice, out: AudioNode): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(audio, { buffer: hiss(audio) });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: voice.pitch, Q: voice.narrow ?? 0.7 })).connect(out);
  return source;
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, always the same. */
function hiss(audio: BaseAudioContext): AudioBuffer {
  let found = hisses.get(audio);
  if (!found) {
    found = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = found.getChannelData(0);
    let state = 1692;
    for (let place = 0; place < samples.length; place++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      samples[place] = state / 2 ** 31 - 1;
    }
    hisses.set(audio, found);
  }
  return found;
}
