import { existsSync } from "node:fs";

import { chromium, type Browser } from "playwright-core";

/** Debian's: the shell without windows where it is installed, which spends a fraction of the processor time. */
const HERE = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The whole one shows notices and plays recordings, which the shell does not. */
export function launch({ whole = false, besides = [] }: { whole?: boolean; besides?: string[] } = {}): Promise<Browser> {
  const fit = whole ? HERE.slice(1) : HERE;
  const executablePath = process.env["CHROMIUM"] ?? fit.find((one) => existsSync(one));
  if (!executablePath) throw new Error(`Chromium: no ${fit.join(", no ")} here`);
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", ...besides] });
}
