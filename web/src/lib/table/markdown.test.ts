import { expect, test } from "vitest";

import { typeset } from "../text/typography";
import { mentions, sections } from "./markdown";

const RULES = `# Salem

## Accusations {SAL-ACC-01 SAL-ACC-02}

Sept **accusations** mènent
en procès.

- une Preuve en vaut trois
- un Témoin sept

## La Nuit

Chut.
`;

test("a heading carries the rules it tells", () => {
  const [first, second] = sections(RULES);

  expect(first).toMatchObject({ title: "Accusations", ids: ["SAL-ACC-01", "SAL-ACC-02"] });
  expect(second).toMatchObject({ title: "La Nuit", ids: [] });
});

test("paragraphs and lists are told apart, and strong words", () => {
  const blocks = sections(RULES)[0]?.blocks;

  expect(blocks?.[0]).toEqual({
    kind: "p",
    spans: [
      { text: "Sept ", strong: false },
      { text: "accusations", strong: true },
      { text: " mènent en procès.", strong: false },
    ],
  });
  expect(blocks?.[1]).toMatchObject({ kind: "ul", items: [[{ text: "une Preuve en vaut trois" }], [{ text: "un Témoin sept" }]] });
});

test("accents and capitals do not hide a rule", () => {
  const [first, second] = sections(RULES);

  expect(first && mentions(first, "PROCES temoin")).toBe(true);
  expect(second && mentions(second, "témoin")).toBe(false);
});

test("what a printer never breaks stays together", () => {
  const [section] = sections(typeset("fr", "## Procès\n\nOn passe **en procès** : « qui\na posé » ?"));

  expect(section?.blocks[0]).toMatchObject({ spans: [{ text: "On passe " }, { text: "en procès" }, { text: "\u00A0: «\u00A0qui a posé\u00A0»\u00A0?" }] });
});
