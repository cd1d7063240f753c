/** A line of figures, drawn into a box. */

export const WIDTH = 320;
export const HEIGHT = 80;

/** The path of a line; where nothing is known it is interrupted. */
export function path(values: readonly (number | null)[], most: number): string {
  const step = WIDTH / Math.max(1, values.length - 1);
  let drawing = false;
  return values
    .map((value, place) => {
      if (value === null) {
        drawing = false;
        return "";
      }
      const word = `${drawing ? "L" : "M"}${(place * step).toFixed(1)} ${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`;
      drawing = true;
      return word;
    })
    .join("");
}

/** A round number that no value exceeds. */
export function top(values: readonly (number | null)[]): number {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((factor) => factor * power).find((limit) => limit >= most) ?? most;
}
