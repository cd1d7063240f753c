/** Every main screen, and how a person comes to it. */

import type { Page } from "playwright-core";

import { Cable } from "./cable";
import { eager } from "./hands";
import { aDawn, asks, fillWithBots, hourglass, houses, join, openTable, start, untilOneIsSlow, withGuests } from "./people";
import { GLOWING, openRecord, playOn, playOnFrom, playToTheEnd, random, tapSomething, type House, type How } from "./table";

type Open = (house: House, how: How) => Promise<Page>;

const page = (path: string): Open => async (house, how) => {
  const page = await house.person(how);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
};

const at = (position: string): Open => (house, how) => playOnFrom(house, position, how);

/** From a screen to another one. */
const then = (open: Open, go: (page: Page) => Promise<void>): Open => async (house, how) => {
  const page = await open(house, how);
  await go(page);
  return page;
};

const tap = (selector: string) => (page: Page): Promise<void> => page.locator(selector).first().click();
const fromTop = (icon: string): Open => then(at("salem-trial"), async (page) => {
  await tap(`.top .ib:has(use[href$="#s-${icon}"])`)(page);
  await page.locator("dialog[open]").waitFor();
});

const lobby = then(page("/new/salem"), async (page) => {
  await tap(".go .btn:not(.go)")(page);
  await page.locator(".code").waitFor();
  await page.getByRole("button", { name: "QR" }).click();
});

const curtain = then(page("/new/animaux"), async (page) => {
  await page.locator(".numbers label").first().click();
  await tap(".go .btn:not(.go)")(page);
  await tap(".seats .add")(page);
  await page.locator(".go .btn.go:enabled").click();
  const draw = random(1);
  while (!(await page.locator(".curtain").isVisible())) await tapSomething(page, draw);
});

/** A card, and what it can be played on glows. */
const chosen = (position: string): Open => then(at(position), async (page) => {
  await tap(".dock [role=button].g-can")(page);
  await page.locator(".g-tgt").first().waitFor();
});

/** Four people around a real table. */
async function sitAround(page: Page): Promise<void> {
  for (const [seat, name] of ["Ann", "Bob", "Cleo", "Dan"].entries()) await page.locator("ol input").nth(seat).fill(name);
  await page.locator(".setup > .btn.go").click();
  await page.locator(".day").waitFor();
}

const result = (position: string): Open => then(at(position), async (page) => {
  await playToTheEnd(page, eager(position.split("-")[0] ?? ""));
  await page.locator("dialog[open] .curve").waitFor();
});

/** A game of Zoondo between somebody and themselves, given up: then there is something to look back on. */
const playedOnce = (path: string): Open => then(page("/new/zoondo"), async (page) => {
  await tap(".go .btn:not(.go)")(page);
  await tap(".seats .add")(page);
  await page.locator(".go .btn.go:enabled").click();
  await page.locator("header.top button").last().click();
  await page.locator(".btn.danger", { hasText: /Abandonner|Resign/ }).click();
  await page.locator(".btn.danger", { hasText: /bon|good/ }).click();
  await page.locator("dialog[open] .receipt").waitFor();
  await page.goto(path);
  await page.waitForLoadState("networkidle");
});

const circle = then(page("/circles"), async (page) => {
  await page.locator("form input").fill("Les jeudis");
  await tap("form .btn.go")(page);
  await page.locator("tbody tr").waitFor();
});

const invited = then(lobby, async (page) => {
  await page.goto(`/join/${await page.locator(".code").innerText()}`);
  await page.locator("section .variant").waitFor();
});

/** From the first message that says so on, nothing more comes from the server: what lasts a moment can be looked at. */
async function holdFrom(page: Page, said: string): Promise<void> {
  let held = false;
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!held) socket.send(message);
      held ||= String(message).includes(said);
    });
  });
}

/** What Zoondo says of a fight, which then stays. */
const verdict = then(at("zoondo-combat"), async (page) => {
  await page.evaluate(() => {
    const later = window.setTimeout;
    Object.assign(window, { setTimeout: (done: () => void, milliseconds?: number) => (milliseconds === 2000 ? 0 : later(done, milliseconds)) });
  });
  await page.locator("[data-key='turn:upright']").click();
  await page.locator("[data-key='corner:TL']").click();
  await page.locator(".fight .verdict").waitFor();
});

const hint = (position: string): Open => then(at(position), async (page) => {
  await page.locator(".prompt .ask").click();
  await page.locator(".prompt .advice").waitFor();
  await page.locator(".note.shown").waitFor();
});

const onlyChoice: Open = async (house, how) => {
  const page = await openRecord(house, "salem-only", how);
  await holdFrom(page, '"given":"only"');
  await playOn(page);
  await page.locator(".prompt", { hasText: /C’est le seul choix|It is the only choice/ }).waitFor();
  return page;
};

/** Two at school: a reaction was left to the table, and its window still runs. */
const tableAnswers: Open = async (house, how) => {
  const { host, code } = await openTable(house, "ecole", how);
  const guest = await join(house, code, "Rose", how);
  await start(host);
  const draw = random(5);
  const round = host.locator("[data-let=round]");
  while (!(await round.isVisible())) {
    for (const page of [host, guest]) {
      if (!(await page.locator("[data-let=round]").isVisible())) await tapSomething(page, draw);
    }
    await host.waitForTimeout(40);
  }
  await round.press("Enter");
  await host.locator(".prompt", { hasText: /La table répond pour vous|The table answers for you/ }).waitFor();
  return withGuests(host, [guest]);
};

const moderator: Open = async (house, how) => {
  const { host, code } = await openTable(house, "salem", how);
  await host.locator(".moderator .btn").click();
  const guest = await join(house, code, "Rose", how);
  await guest.locator(".moderator .nm:not(.free)").waitFor();
  await fillWithBots(host);
  await start(host);
  await asks(guest);
  await host.locator(".script").waitFor();
  return withGuests(host, [guest]);
};

/** A Witch at the Dawn: the other one has pointed at a house, and is sure. */
const conferring: Open = async (house, how) => {
  const { people, one, other } = await aDawn(house, how);
  await houses(one).nth(1).click();
  await one.locator(".prompt .btn.go").click();
  await other.locator(".pointer.sure").waitFor();
  return withGuests(other, people.filter((page) => page !== other));
};

const turned: Open = async (house, how) => {
  const { host, code } = await openTable(house, "salem", how);
  const guest = await join(house, code, "Rose", how);
  await fillWithBots(host);
  await start(host);
  const draw = random(1);
  const { late, waits } = await untilOneIsSlow(host, guest, (page) => tapSomething(page, draw));
  await hourglass(waits).click();
  await late.locator(".prompt [role=timer]").waitFor();
  return withGuests(late, [waits]);
};

export const PAGES: Record<string, Open> = {
  home: page("/"),
  "home-with-tables": then(lobby, async (page) => {
    await page.goto("/");
    await page.locator("main .row").first().waitFor();
  }),
  "invite-friends": then(page("/"), async (page) => {
    await page.locator(".cta .btn:not(.go)").click();
    await page.locator("dialog[open] form .btn.go").click();
    await page.locator("dialog[open] .code").waitFor();
  }),
  invited,
  "my-games": playedOnce("/games"),
  "my-numbers": playedOnce("/me"),
  circles: page("/circles"),
  circle,
  "create-animaux": page("/new/animaux"),
  "create-ecole": page("/new/ecole"),
  "create-salem": page("/new/salem"),
  "create-traverse": page("/new/traverse"),
  "create-zoondo": page("/new/zoondo"),
  join: page("/join"),
  watch: page("/watch"),
  seek: page("/seek"),
  rules: page("/rules"),
  "rules-salem": page("/rules/salem"),
  "replay-upload": page("/replay"),
  about: page("/about"),
  "not-found": page("/nowhere"),
  games: then(at("animaux-initiation"), async (page) => {
    await page.goto("/games");
    await page.locator(".row").waitFor();
  }),
  companion: then(page("/companion"), (page) => page.locator("a.panel b").first().waitFor()),
  ...Object.fromEntries(["salem", "ecole", "zoondo", "animaux"].map((game) => [`companion-${game}`, then(page(`/companion#${game}`), (page) => page.locator(`[data-game=${game}]`).first().waitFor())])),
  "companion-day": then(page("/companion#salem"), sitAround),
  "companion-death": then(page("/companion#salem"), async (page) => {
    await sitAround(page);
    await page.locator(".day .small .btn", { has: page.locator('[href$="#s-curse"]') }).click();
    await page.locator('[data-seat="2"]').click();
    await page.locator(".leaf .partner").waitFor();
  }),
  "companion-night": then(page("/companion#salem"), async (page) => {
    await sitAround(page);
    await page.locator(".day nav .btn.go").click();
    await page.locator(".leaf > .btn.go").click();
    await page.locator(".shut .line").waitFor();
  }),
  ...Object.fromEntries(["animaux", "ecole", "salem", "traverse", "zoondo"].map((game) => [`learn-${game}`, then(page(`/learn/${game}`), (page) => page.locator("section.bubble").waitFor())])),
  settings: then(page("/"), tap("header .ib:last-of-type")),
  offline: then(page("/"), async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("alert").waitFor();
  }),
  lobby,
};

export const TABLES: Record<string, Open> = {
  "animaux-initiation": at("animaux-initiation"),
  "animaux-apprenti": at("animaux-apprenti"),
  "animaux-confirme": at("animaux-confirme"),
  "ecole-house": then(page("/"), async (page) => {
    await tap(".box[data-game=ecole] button.open")(page);
    await page.locator(GLOWING).first().waitFor();
  }),
  "ecole-move": at("ecole-move"),
  "ecole-window": at("ecole-window"),
  "salem-ghost": at("salem-ghost"),
  "salem-night": at("salem-night"),
  "salem-trial": at("salem-trial"),
  "salem-twelve": at("salem-twelve"),
  "salem-twelve-chosen": chosen("salem-twelve"),
  "traverse-junior": at("traverse-junior"),
  "traverse-six": at("traverse-six"),
  "zoondo-combat": at("zoondo-combat"),
  "zoondo-recruit": at("zoondo-recruit"),
  "zoondo-reinforced": at("zoondo-reinforced"),
  "zoondo-deploy": then(page("/new/zoondo"), async (page) => {
    await tap(".go .btn.go")(page);
    await page.locator(GLOWING).first().click();
    await page.waitForTimeout(1000);
  }),
};

export const SHEETS: Record<string, Open> = {
  "table-menu": fromTop("menu"),
  "table-rules": fromTop("rules"),
  "table-talk": then(at("salem-trial"), async (page) => {
    const ticker = page.locator(".ticker");
    if (await ticker.isVisible()) await ticker.click();
    await page.locator("[role=tab]:visible").last().click();
  }),
  "table-list": then(at("salem-twelve"), tap(".prompt .all")),
  "large-cards": then(at("zoondo-reinforced"), tap(".look")),
  watching: then(at("traverse-six"), async (page) => {
    await page.context().clearCookies();
    await page.reload();
    await page.locator(".log li").first().waitFor({ state: "attached" });
  }),
  reconnecting: async (house, how) => {
    const cable = await Cable.lay(house.port);
    const page = await playOnFrom(house, "animaux-apprenti", { ...how, address: cable.address });
    cable.remove();
    await page.locator(".banners .toast").waitFor();
    return page;
  },
  curtain,
  "hint-zoondo": hint("zoondo-reinforced"),
  "hint-traverse": hint("traverse-six"),
  verdict,
  "only-choice": onlyChoice,
  "table-answers": tableAnswers,
  moderator,
  conferring,
  "hourglass-turned": turned,
  ...Object.fromEntries(
    ["animaux", "animaux-apprenti", "animaux-confirme", "ecole", "salem", "salem-ghost", "traverse", "traverse-junior", "zoondo", "zoondo-recruit", "zoondo-reinforced"]
      .map((one) => [`result-${one}`, result(`${one}-end`)]),
  ),
  keys: then(page("/"), async (page) => {
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
  }),
  replay: (house, how) => openRecord(house, "ecole-window", how),
  "replay-night": then((house, how) => openRecord(house, "salem-night", how), async (page) => {
    await page.keyboard.press("End");
    await page.locator(".app.night").waitFor();
    await page.locator(".scrub .curve").waitFor();
  }),
};
