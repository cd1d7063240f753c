/** Short dry sounds, made here: no file is loaded. Never the only carrier of a fact. */

export type Sound =
  | "paper" | "gavel" | "bell" | "owl" | "drum" | "steps" | "match" | "brush" | "quill" | "glass" | "dice";

interface Voice {
  readonly wave: OscillatorType | "noise";
  readonly pitch: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly cut?: number;
}

const VOICES: Record<Sound, readonly Voice[]> = {
  paper: [{ wave: "noise", pitch: 0, lasts: 0.09, loud: 0.35, cut: 2600 }],
  gavel: [
    { wave: "triangle", pitch: 190, to: 90, lasts: 0.12, loud: 0.9 },
    { wave: "noise", pitch: 0, lasts: 0.04, loud: 0.6, cut: 1400 },
  ],
  bell: [
    { wave: "sine", pitch: 392, lasts: 0.6, loud: 0.5 },
    { wave: "sine", pitch: 941, lasts: 0.4, loud: 0.2 },
  ],
  owl: [
    { wave: "sine", pitch: 330, to: 300, lasts: 0.18, loud: 0.4 },
    { wave: "sine", pitch: 320, to: 280, at: 0.24, lasts: 0.3, loud: 0.4 },
  ],
  drum: [{ wave: "sine", pitch: 120, to: 50, lasts: 0.2, loud: 0.9 }],
  steps: [
    { wave: "noise", pitch: 0, lasts: 0.03, loud: 0.4, cut: 900 },
    { wave: "noise", pitch: 0, at: 0.11, lasts: 0.03, loud: 0.35, cut: 800 },
  ],
  match: [{ wave: "noise", pitch: 0, lasts: 0.28, loud: 0.3, cut: 5200 }],
  brush: [{ wave: "noise", pitch: 0, lasts: 0.4, loud: 0.28, cut: 7000 }],
  quill: [{ wave: "noise", pitch: 0, lasts: 0.14, loud: 0.25, cut: 3800 }],
  glass: [
    { wave: "sine", pitch: 1047, lasts: 0.25, loud: 0.22 },
    { wave: "sine", pitch: 1568, at: 0.12, lasts: 0.35, loud: 0.2 },
  ],
  dice: [0, 0.09, 0.16, 0.26].map((at) => ({ wave: "noise" as const, pitch: 0, at, lasts: 0.03, loud: 0.5, cut: 1800 })),
};

let context: AudioContext | null = null;

export function play(sound: Sound, loudness: number): void {
  if (loudness <= 0) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const voice of VOICES[sound]) sing(context, voice, loudness);
}

function sing(audio: AudioContext, voice: Voice, loudness: number): void {
  const begin = audio.currentTime + (voice.at ?? 0);
  const end = begin + voice.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(voice.loud * loudness * 0.5, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  if (voice.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: voice.cut ?? 3000 });
    source.connect(filter).connect(gain);
    source.start(begin);
    source.stop(end);
  } else {
    const source = new OscillatorNode(audio, { type: voice.wave, frequency: voice.pitch });
    if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(gain);
    source.start(begin);
    source.stop(end);
  }
}

let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  }
  return hiss;
}
