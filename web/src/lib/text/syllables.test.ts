import { expect, test } from "vitest";

import { breakable } from "./syllables";

const shown = (text: string): string => breakable(text).replaceAll("\u00ad", "-");

test("a long word may be broken between its syllables, and never right at an end", () => {
  expect(shown("Métamorphose")).toBe("Méta-mor-phose");
  expect(shown("Transfiguration")).toBe("Trans-fi-gu-ra-tion");
});

test("a word of ten letters stays whole, one of eleven need not", () => {
  expect(shown("Herbologie Détourneur")).toBe("Herbologie Détourneur");
  expect(shown("Divinations")).toBe("Divi-na-tions");
});
