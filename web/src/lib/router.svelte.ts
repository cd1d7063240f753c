/** Addresses of the pages, without a page load. */

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** The rest of the address after a prefix, or null: `match("/t/")` of /t/abc is "abc", `match("/join")` of /join is "".
   * What ends in a slash has something behind it, everything else nothing. */
  match(prefix: string): string | null {
    const path = this.path.length > 1 ? this.path.replace(/\/$/, "") : this.path;
    if (!prefix.endsWith("/")) return path === prefix ? "" : null;
    return path.startsWith(prefix) && path.length > prefix.length ? decoded(path.slice(prefix.length)) : null;
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plainClick || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
