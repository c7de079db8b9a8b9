import { AxeBuilder } from "@axe-core/playwright";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import { setSetting } from "@parlour/stack/testing-settings";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { test } from "./lobby-stack.ts";
import { expect, fillLogin, logIn, recordConsoleMessages } from "./own-stack.ts";

const DICE = "/casino/instant-games/dice";
const stage = (page: Page) => page.getByRole("dialog", { name: "Dice game window" });
const frame = (page: Page) => page.frameLocator("iframe[title='Dice']");
function listenForLaunches(page: Page): string[] {
  const launches: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/\/games\/\d+\/(practice\/)?url$/.test(url.pathname)) launches.push(url.pathname);
  });
  return launches;
}

async function expectWellMade(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("from home to a running practice game in two taps", async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  const launches = listenForLaunches(page);
  await openHydrated(page, "/");
  await page.getByRole("article").getByRole("link", { name: "Dice", exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${DICE}$`));
  await page.getByRole("main").getByRole("link", { name: "Practice Dice" }).click();
  await expect(stage(page)).toBeVisible();
  await expect(frame(page).getByRole("button").first()).toBeVisible();
  await expect(stage(page).getByText("Loading Dice")).toHaveCount(0);
  // Only the game's own bar is shown, with the exit button and the time.
  await expect(frame(page).getByText("Practice", { exact: true })).toBeVisible();
  await expect(frame(page).getByRole("timer")).toHaveText(/\d:\d\d/);
  await expect(stage(page).getByRole("banner")).toHaveCount(0);
  await expect(frame(page).locator("header.game-bar")).toHaveCount(1);
  expect(launches).toEqual(["/services/games-integration-service/api/v1/games/1202/practice/url"]);
  const way = frame(page).getByRole("button", { name: "Exit game" });
  for (const place of [way, frame(page).getByRole("button", { name: "Sound" })]) {
    await place.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Escape");
    await expect(stage(page)).toBeVisible();
  }
  await way.click();
  await expect(stage(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${DICE}$`));
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(complaints).toEqual([]);
});

test("Space right after opening plays the game and does not leave it", { tag: "@ci" }, async ({ page }) => {
  await page.goto(`${DICE}#quickplay`);
  await expect(frame(page).getByRole("button", { name: /^Roll/ })).toBeEnabled();
  await expect(page.locator("iframe[title='Dice']")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(frame(page).getByTestId("game-win")).not.toHaveText("–");
  await expect(stage(page)).toBeVisible();
});

test("the game's history leads to the details of a round and to its verification", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { currency: "USD" });
  await depositTo(stack, { playerId: player.id, id: "to verify", currency: "USD", amountMinor: 1_000n });
  await logIn(page, player, "/login?destination=/terms");
  await page.goto(`${DICE}#quickplay_realplay`);
  await frame(page).getByRole("button", { name: /^Roll/ }).click();
  await expect(frame(page).getByTestId("game-win")).not.toHaveText("–");
  await frame(page).getByRole("button", { name: "Session history" }).click();
  await expect(frame(page).locator("p.round-columns")).toHaveText("TimeStakeWin");
  await frame(page).locator(".round-list summary").first().click();
  await expect(frame(page).getByText("Numbers drawn")).toBeVisible();
  const [verifier] = await Promise.all([
    page.waitForEvent("popup"),
    frame(page).getByRole("link", { name: "Verify this round" }).click(),
  ]);
  await expect(verifier.getByRole("heading", { name: "Verify a round", level: 1 })).toBeVisible();
  await expect(verifier.getByLabel("SHA-256 shown before the round")).not.toHaveValue("");
});

test("the page describes the game before it is opened, and is accessible", { tag: "@ci" }, async ({
  page,
}) => {
  await openHydrated(page, DICE);
  await expect(page.getByRole("heading", { name: "Dice", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "How to play" })).toContainText("0.00 to 99.99");
  const pays = page.getByRole("region", { name: "Payouts" });
  await expect(pays).toContainText("Return to player");
  await expect(
    page.getByRole("region", { name: "Similar games" }).getByRole("article").first(),
  ).toBeVisible();
  await expectWellMade(page);

  await openHydrated(page, "/casino/slots/comet-club");
  await expect(pays.getByRole("row", { name: /^Cocktail/ }).getByRole("cell")).toHaveText([
    "1.6×",
    "6×",
    "32×",
  ]);
  await expect(pays.getByRole("table", { name: "Free spins" })).toBeHidden();
  await pays.getByText("Free spins", { exact: true }).first().click();
  await expect(pays.getByRole("table", { name: "Free spins" }).getByRole("row")).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectWellMade(page);
});

test("real play leads a visitor through login into the game, which becomes recently played", {
  tag: "@desk",
}, async ({ page, stack }) => {
  const launches = listenForLaunches(page);
  const player = await addPlayer(stack, { currency: "USD" });
  await openHydrated(page, `${DICE}?realplay=true&shelf=2`);
  await expect(page).toHaveURL(/\/login\?destination=/);
  await fillLogin(page, player);
  await expect(page).toHaveURL(new RegExp(`${DICE}\\?shelf=2#quickplay_realplay$`));
  await expect(stage(page)).toBeVisible();
  await expect(frame(page).getByRole("button").first()).toBeVisible();
  expect(launches).toEqual(["/services/games-integration-service/api/v1/games/1202/url"]);
  await expect
    .poll(() => stack.kit.db.query("select game_id from recent_games where player_id = $1", [player.id]))
    .toEqual([{ game_id: "1202" }]);
  // A page can't prevent every way of closing a dialog, such as a phone's back button. If the dialog is closed in
  // such a way, the game must close too.
  await stage(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.locator("iframe[title='Dice']")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${DICE}\\?shelf=2$`));
  await page.goto("/casino");
  await expect(page.getByRole("heading", { name: "Recently played" })).toBeVisible();
  // "Recently played" and "Most played" would both contain only this game, so only the first is shown.
  await expect(page.getByRole("heading", { name: "Most played" })).toHaveCount(0);
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem("most-played"))) ?? "[]")).toEqual([
    { id: "1202", count: 1 },
  ]);
});

test.describe("launching", { tag: "@desk" }, () => {
  test("isGamesIntegrationEnabled off: the lobby's launch call is used", { tag: "@ci" }, async ({
    page,
    stack,
  }) => {
    const launches = listenForLaunches(page);
    await setSetting(stack, "isGamesIntegrationEnabled", false);
    try {
      await page.goto(`${DICE}#quickplay`);
      await expect(frame(page).getByRole("button").first()).toBeVisible();
      expect(launches).toEqual(["/services/casino/casino-lobby-services/v1/games/1202/url"]);
    } finally {
      await setSetting(stack, "isGamesIntegrationEnabled", true);
    }
  });

  test("the query opens practice, unless players may not practise", { tag: "@ci" }, async ({
    page,
    stack,
  }) => {
    const launches = listenForLaunches(page);
    await page.goto(`${DICE}?quickplay=true`);
    await expect(frame(page).getByText("Practice", { exact: true })).toBeVisible();
    await setSetting(stack, "casinoLoggedPracticePlayEnabled", false);
    try {
      await logIn(page, await addPlayer(stack, { currency: "USD" }), "/login?destination=/terms");
      await page.goto(`${DICE}#quickplay`);
      await expect(frame(page).getByRole("button").first()).toBeVisible();
      await expect(frame(page).getByText("Practice", { exact: true })).toHaveCount(0);
      expect(launches.at(-1)).toBe("/services/games-integration-service/api/v1/games/1202/url");
    } finally {
      await setSetting(stack, "casinoLoggedPracticePlayEnabled", true);
    }
  });

  for (const [name, status, errorCode, shown] of [
    ["a closed region", 451, "REGION_NOT_AVAILABLE", "This game isn't available where you are."],
    ["a closed game", 403, "GAME_NOT_AVAILABLE", "This game is temporarily unavailable."],
    ["a failure of ours", 500, "INTERNAL", "We couldn't open the game."],
  ] as const) {
    test(`${name} shows a message and can be retried`, { tag: "@ci" }, async ({ page }) => {
      await page.route("**/practice/url*", (route) => route.fulfill({ status, json: { errorCode } }));
      await page.goto(`${DICE}#quickplay`);
      await expect(stage(page).getByText(shown)).toBeVisible();
      await page.unroute("**/practice/url*");
      await stage(page).getByRole("button", { name: "Try again" }).click();
      await expect(frame(page).getByRole("button").first()).toBeVisible();
    });
  }

  test("a failure to save a recent game is logged and does not stop the game", { tag: "@ci" }, async ({
    page,
    stack,
  }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.route("**/recent-activity-tracker/**", (route) => route.fulfill({ status: 500, json: {} }));
    await logIn(page, await addPlayer(stack, { currency: "USD" }), "/login?destination=/terms");
    await page.goto(`${DICE}#quickplay_realplay`);
    await expect(frame(page).getByRole("button").first()).toBeVisible();
    expect(warnings).toEqual(["the last game was not saved 500"]);
  });

  test("promotional spins are requested only with the flag and only for players", { tag: "@ci" }, async ({
    page,
    stack,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("promotional-spins") && asked.push(request.url()));
    await page.clock.install();
    await openHydrated(page, "/casino");
    await page.clock.runFor(301_000);
    expect(asked).toEqual([]);
    const player = await addPlayer(stack, { currency: "USD" });
    await logIn(page, player, "/login?destination=/casino");
    await page.waitForURL("**/casino");
    await page.clock.runFor(301_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await setSetting(stack, "isPromotionalSpinEnabled", false);
    try {
      await openHydrated(page, "/casino");
      asked.length = 0;
      await page.clock.runFor(301_000);
      expect(asked).toEqual([]);
    } finally {
      await setSetting(stack, "isPromotionalSpinEnabled", true);
    }
  });
});

test("played games are stored only with consent, and forgotten by every way of refusing", {
  tag: ["@desk", "@ci"],
}, async ({ page, context }) => {
  const stored = () =>
    page.evaluate(() => [localStorage.getItem("most-played"), /(^|; )played=/.test(document.cookie)]);
  const practise = async () => {
    await openHydrated(page, `${DICE}#quickplay`);
    await expect(frame(page).getByRole("button").first()).toBeVisible();
  };
  await context.clearCookies({ name: "cookie-choice" });
  await practise();
  expect(await stored()).toEqual([null, false]);

  await page.goto("/?cookies=all");
  await practise();
  await expect.poll(stored).toEqual([expect.stringContaining("1202"), true]);
  // The link in the cookie notice leads to `/?cookies=necessary`, so that it works without scripts.
  await page.goto("/?cookies=necessary");
  await expect.poll(stored).toEqual([null, false]);

  await page.goto("/?cookies=all");
  await practise();
  await expect.poll(stored).toEqual([expect.stringContaining("1202"), true]);
  await context.clearCookies({ name: "cookie-choice" });
  await page.goto("/");
  await expect.poll(stored).toEqual([null, false]);
});

test("a table with a physical wheel promises a signed record, not seeds", { tag: "@desk" }, async ({
  page,
}) => {
  await openHydrated(page, "/live-casino/live-tables/studio-roulette");
  const main = page.getByRole("main");
  await expect(main.getByText(/signed record/).first()).toBeVisible();
  await expect(main.getByText("recalculated from its seeds")).toHaveCount(0);
});
