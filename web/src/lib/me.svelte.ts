/** Who plays in this browser: somebody with a name from the first moment, which is suggested until they change it. */

import { settings, t } from "./settings.svelte";
import { api } from "./wire/api";

const STORE = "sortilege-me";
const CREATURES = 12;
const PLACES = 12;
/** What everybody was called before names were suggested. */
const OF_OLD = ["Invité", "Guest"];

interface Kept {
  creature: number;
  place: number;
  /** What they call themselves; empty while the suggestion does. */
  own: string;
}

const draw = (count: number): number => Math.floor(Math.random() * count);

function kept(): Kept {
  const fresh: Kept = { creature: draw(CREATURES), place: draw(PLACES), own: "" };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Me {
  /** As the server knows them; null before they have done anything. */
  private known = $state<string | null>(null);
  private kept = $state.raw<Kept>(kept());

  /** The server has said, or was told, who they are. */
  get isKnown(): boolean {
    return this.known !== null;
  }

  get name(): string {
    return this.known ?? (this.kept.own || this.suggested);
  }

  private get suggested(): string {
    return t("suggested-name", { creature: t(`name-creature-${this.kept.creature}`), place: t(`name-place-${this.kept.place}`) });
  }

  /** Asks the server; whether it knows them. */
  async load(): Promise<boolean> {
    const found = await api.me();
    this.known = found && !OF_OLD.includes(found.name) ? found.name : null;
    return found !== null;
  }

  /** The server knows them from now on, under the name that is shown. */
  async arrive(called?: string): Promise<void> {
    await this.load();
    if (this.known === null) await this.tell(called ?? this.name);
  }

  async rename(name: string): Promise<void> {
    this.keep({ own: name });
    if (await this.load()) await this.tell(name);
  }

  /** They are gone: the next who plays here is somebody else. */
  forget(): void {
    localStorage.removeItem(STORE);
    this.known = null;
    this.kept = kept();
  }

  private async tell(name: string): Promise<void> {
    this.known = (await api.nameYourself(name, settings.language)).name;
    this.keep({});
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(STORE, JSON.stringify(this.kept));
  }
}

export const me = new Me();
