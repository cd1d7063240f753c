/** Tests that prove IDs of the ledgers; `python -m sortilege.testing.ledger` counts them. Write the IDs out. */

import { test } from "vitest";

export function rule(...ids: string[]): (claim: string, proof: () => void | Promise<void>) => void {
  return (claim, proof) => test(`${claim} (${ids.join(", ")})`, proof);
}
