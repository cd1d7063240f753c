/** A page that was kept once, without its server and without a network. */

import { alone } from "./alone";
import { keptPage } from "./worlds";

alone("the page that was kept", keptPage, "fr", ["animaux", "ecole", "zoondo"]);
alone("the page that was kept", keptPage, "en", ["salem", "traverse"]);
