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

/** Less than this is hidden by nobody's fault. */
const A_TRIFLE = 2;

/** A row that scrolls sideways says where there is more of it: there it fades. */
export function fades(element: HTMLElement): () => void {
  return fading(element, "data-more", () => [element.scrollLeft, element.scrollWidth - element.clientWidth]);
}

/** So does a list that scrolls down. */
export function fadesBelow(element: HTMLElement): () => void {
  return fading(element, "data-below", () => [element.scrollTop, element.scrollHeight - element.clientHeight]);
}

function fading(element: HTMLElement, mark: "data-more" | "data-below", read: () => [at: number, last: number]): () => void {
  const look = (): void => {
    const [at, last] = read();
    const before = at > A_TRIFLE;
    const after = last - at > A_TRIFLE;
    if (before || after) element.setAttribute(mark, before && after ? "both" : before ? "before" : "after");
    else element.removeAttribute(mark);
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    element.removeEventListener("scroll", look);
    element.removeAttribute(mark);
    sizes.disconnect();
    contents.disconnect();
  };
}
