/** Questions that rules ask of the size of their frame, in a form that a browser without them can be told: written into the
 * style sheets when the page is built, and onto the frames when it is shown. */

export const FITS = "data-fits";

/** `(min-width:130px) and (max-width:190px)` in one word. */
export function fitOf(query: string): string {
  const parts = query.split(/\s*and\s*/).map((part) => part.replace(/[()\s]/g, ""));
  const bounds = parts.map((part) => {
    const [, side, sign, size] = /^(width|height)([<>]=)([\d.]+px)$/.exec(part) ?? [];
    return side ? `${sign === "<=" ? "max" : "min"}-${side}:${size}` : part;
  });
  const strange = bounds.find((bound) => !/^(min|max)-(width|height):[\d.]+px$/.test(bound));
  if (strange !== undefined) throw new Error(`no frame can be asked this: ${strange}; it may be asked (min-width:1px) and the like`);
  return bounds.join("&");
}

/** Whether a frame of this size is meant. */
export function isFit(fit: string, width: number, height: number): boolean {
  return fit.split("&").every((bound) => {
    const [, most, side, size] = /^(min|max)-(width|height):([\d.]+)px$/.exec(bound) ?? [];
    const length = side === "width" ? width : height;
    return most === "max" ? length <= Number(size) : length >= Number(size);
  });
}

/** The same selector inside a frame of that size; what stands around all frames stays outside. */
export function withFit(selector: string, fit: string): string {
  const [, around = "", rest = ""] = /^((?:(?:\.tv|\.stage|\[data-(?:theme|game)[^\]]*\])+\s+)*)(.*)$/s.exec(selector.trim()) ?? [];
  return `${around}[${FITS}~="${fit}"] ${rest}`;
}
