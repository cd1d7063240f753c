const REACHABLE = "a[href], button, input, select, [tabindex='0']";

/** What scrolls must be reached by the keyboard: while something of it is hidden, and nothing in it can
 * be reached, it has a place of its own in the order of the Tab key. */
export function scrolls(element: HTMLElement): () => void {
  /** Whether that place was given here: what can be tapped has one already. */
  let ours = false;
  const look = (): void => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const hides = scrollWidth > clientWidth || scrollHeight > clientHeight;
    const wanted = hides && !element.querySelector(REACHABLE);
    if (wanted && !element.hasAttribute("tabindex")) {
      element.tabIndex = 0;
      ours = true;
    } else if (!wanted && ours) {
      element.removeAttribute("tabindex");
      ours = false;
    }
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
