/** The whole of it: every game in both languages, from the page that was kept and from the static edition. */

import { alone, SHORT } from "../alone";
import { keptPage, staticEdition } from "../worlds";

for (const language of ["fr", "en"] as const) {
  alone("the page that was kept", keptPage, language, Object.keys(SHORT));
  alone("the static edition", staticEdition, language, Object.keys(SHORT));
}
