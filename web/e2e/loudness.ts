/** How loud samples are to an ear, by ITU-R BS.1770: K-weighting, then blocks of 400 ms; mono, 48 kHz. */

export const RATE = 48_000;
const BLOCK = 0.4 * RATE;
const HOP = BLOCK / 4;
const NOTHING = -70;
const QUIETER = 10;
const OFFSET = -0.691;

/** What the head does, then what the ear leaves out. */
const SHELF: Filter = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] };
const HIGHPASS: Filter = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

function filtered(samples: readonly number[], { b, a }: Filter): number[] {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The mean square of each block, weighted. */
function blocks(samples: readonly number[]): number[] {
  const heard = filtered(filtered(samples, SHELF), HIGHPASS);
  const found: number[] = [];
  for (let start = 0; start === 0 || start + BLOCK <= heard.length; start += HOP) {
    found.push(heard.slice(start, start + BLOCK).reduce((sum, one) => sum + one * one, 0) / BLOCK);
  }
  return found;
}

const loudness = (square: number): number => OFFSET + 10 * Math.log10(square);
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The loudest 400 ms, in LUFS. */
export function momentary(samples: readonly number[]): number {
  return loudness(Math.max(...blocks(samples)));
}

/** All of it but the silence, in LUFS. */
export function integrated(samples: readonly number[]): number {
  const loud = blocks(samples).filter((square) => loudness(square) > NOTHING);
  const gate = loudness(mean(loud)) - QUIETER;
  return loudness(mean(loud.filter((square) => loudness(square) > gate)));
}

const TIMES = 4;
const TAPS = 12;

/** The highest value between the samples too, in dBTP. */
export function truePeak(samples: readonly number[]): number {
  let peak = 0;
  for (let place = 0; place < samples.length; place++) {
    for (let part = 0; part < TIMES; part++) {
      let value = 0;
      for (let tap = -TAPS + 1; tap <= TAPS; tap++) {
        const far = part / TIMES - tap;
        const window = 0.5 + 0.5 * Math.cos((Math.PI * far) / (TAPS + 1));
        const sinc = far === 0 ? 1 : Math.sin(Math.PI * far) / (Math.PI * far);
        value += (samples[place + tap] ?? 0) * sinc * window;
      }
      peak = Math.max(peak, Math.abs(value));
    }
  }
  return 20 * Math.log10(peak);
}

/** The samples as a file of 16 bits. */
export function wav(samples: readonly number[]): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [place, one] of samples.entries()) file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, one)) * 32767), 44 + place * 2);
  return file;
}
