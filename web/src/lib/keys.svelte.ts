/** The sheet of keys: open or not, from wherever it is asked for. */

class Keys {
  open = $state(false);

  /** A question mark asks for it, unless it is being written. */
  hear(event: KeyboardEvent): void {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("input:not([type=range], [type=radio], [type=checkbox]), textarea, [contenteditable]")) return;
    event.preventDefault();
    this.open = !this.open;
  }
}

export const keys = new Keys();
