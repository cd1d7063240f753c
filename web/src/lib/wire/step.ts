/** A step as the server writes it, `PlayRed(by=0, on=3, card=accusation)`, taken apart. */
export interface Step {
  readonly name: string;
  readonly args: Readonly<Record<string, Value>>;
  readonly notation: string;
}

export type Value = string | number | null;

const NOTATION = /^(\w+)\((.*)\)$/;

export function readStep(notation: string): Step {
  const found = NOTATION.exec(notation.trim());
  if (!found) throw new Error(`not a step: ${notation}`);
  const args: Record<string, Value> = {};
  for (const part of (found[2] ?? "").split(",")) {
    const [name, word] = part.split("=").map((side) => side.trim());
    if (name && word !== undefined) args[name] = readValue(word);
  }
  return { name: found[1] ?? "", args, notation };
}

export function writeStep(name: string, args: Record<string, Value>): string {
  const words = Object.entries(args).map(([key, value]) => `${key}=${value ?? "none"}`);
  return `${name}(${words.join(", ")})`;
}

function readValue(word: string): Value {
  if (word === "none") return null;
  return /^\d+$/.test(word) ? Number(word) : word;
}
