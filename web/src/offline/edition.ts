/** Where this page lies, and what it can do without a server. */

/** Written into the page by `sortilege export`: there is no server at all. */
export const isStatic = globalThis.document?.documentElement.dataset["edition"] === "static";

/** Where a file of the page lies: in any folder of a static host, else at the root of the server. */
export function fileOf(page: string): URL {
  return isStatic ? new URL(page, location.href.replace(/[^/]*(#.*)?$/, "")) : new URL(page, `${location.origin}/`);
}

const KEPT = "sortilege-offline";

/** Whether everything was kept on this device, to play without a network. */
export function isKept(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

export function noteKept(kept: boolean): void {
  if (kept) localStorage.setItem(KEPT, "kept");
  else localStorage.removeItem(KEPT);
}

/** How the tables of a device are told from a server's. */
export function isOfDevice(table: string): boolean {
  return table.startsWith("device-");
}
