/** Short words about things outside the game: a link was copied, a seat is kept. */

const SHOWN = 4000;

class Toasts {
  said = $state.raw<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(words: string): void {
    clearTimeout(this.timer);
    this.said = words;
    this.timer = setTimeout(() => (this.said = null), SHOWN);
  }
}

export const toasts = new Toasts();
