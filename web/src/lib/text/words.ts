/** Messages of the Fluent catalogues, the same files as the terminal's and the server's. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { typeset } from "./typography";

export type Language = "fr" | "en";
export type Values = Record<string, string | number>;

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogues: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string, attribute = ""): boolean {
    const message = this.bundle.getMessage(key);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** What else a message has words for. */
  attributes(key: string): string[] {
    return Object.keys(this.bundle.getMessage(key)?.attributes ?? {});
  }

  /** A message, or one of its attributes, filled in. A missing one shows its key, so that it is noticed. */
  say(key: string, values: Values = {}, attribute = ""): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? typeset(this.language, this.bundle.formatPattern(pattern, values, [])) : key;
  }
}
