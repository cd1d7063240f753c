/** The little Markdown that our rules use, taken apart: no HTML is ever inserted. */

export interface Section {
  readonly title: string;
  /** The rules of the ledger that it tells. */
  readonly ids: readonly string[];
  readonly blocks: readonly Block[];
}

export type Block = { readonly kind: "p"; readonly spans: Span[] } | { readonly kind: "ul"; readonly items: Span[][] };
export type Span = { readonly text: string; readonly strong: boolean };

const HEADING = /^##\s+(.*?)(?:\s*\{([^}]*)\})?\s*$/;

export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  for (const part of markdown.split(/^(?=## )/m)) {
    const [head = "", ...rest] = part.split("\n");
    const heading = HEADING.exec(head);
    if (!heading) continue;
    found.push({
      title: heading[1] ?? "",
      ids: (heading[2] ?? "").split(/\s+/).filter(Boolean),
      blocks: rest.join("\n").split(/\n\s*\n/).map((block) => block.trim()).filter(Boolean).map(readBlock),
    });
  }
  return found;
}

function readBlock(block: string): Block {
  const lines = block.split("\n");
  if (lines.every((line) => /^(- |\s{2})/.test(line))) {
    return { kind: "ul", items: block.split(/^- /m).filter((item) => item.trim()).map(spans) };
  }
  return { kind: "p", spans: spans(block) };
}

function spans(text: string): Span[] {
  return text
    .replace(/[ \t\r\n]+/g, " ") // a space that must not break stays one
    .trim()
    .split("**")
    .map((part, place) => ({ text: part, strong: place % 2 === 1 }))
    .filter((span) => span.text);
}

/** Whether a section is about these words: capitals and accents do not matter. */
export function mentions(section: Section, words: string): boolean {
  const all = [section.title, ...section.ids, ...section.blocks.flatMap((block) =>
    (block.kind === "p" ? block.spans : block.items.flat()).map((span) => span.text))].join(" ");
  const said = bare(all);
  return bare(words).split(/\s+/).every((word) => said.includes(word));
}

function bare(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
