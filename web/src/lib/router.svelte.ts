/** Addresses of the pages, without a page load. */

import { fileOf, isStatic } from "../offline/edition";

/** Where we are: any file server knows the page of the static edition, so its addresses stand behind a #. */
function here(): URL {
  return isStatic ? new URL(location.hash.slice(1) || "/", "https://page.invalid") : new URL(location.pathname + location.search, location.origin);
}

class Router {
  path = $state(here().pathname);
  query = $state(here().searchParams);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    const shown = isStatic ? `#${address}` : address;
    if (replace) history.replaceState(null, "", shown);
    else history.pushState(null, "", shown);
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
    this.path = here().pathname;
    this.query = here().searchParams;
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plainClick || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.hash && link.pathname === location.pathname && !isStatic) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (isStatic && link.pathname === "/companion") {
      location.assign(fileOf(`companion/${link.hash}`)); // a page of its own there
      return;
    }
    this.go(link.pathname + link.search + link.hash);
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
