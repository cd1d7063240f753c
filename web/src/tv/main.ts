/** First what old browsers lack, then the page: what is imported at once would run before it. */

import "./old";

void import("./start");
