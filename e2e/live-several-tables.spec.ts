import { listSessionRounds } from "@parlour/contracts/calls/play/games/list-session-rounds";
import type { RoundSummary } from "@parlour/contracts/entities/game-round";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { expectNoSideways, violationsOn } from "./accessible.ts";
import { openHydrated } from "./hydrated.ts";
import { logIn, recordConsoleMessages } from "./own-stack.ts";

const patience = { timeout: 45_000 };
const roulette = { slug: "live-roulette", name: "Auto Roulette", spot: "Red" };
const baccarat = { slug: "live-baccarat", name: "Auto Baccarat", spot: "Banker" };

const tile = (page: Page, slug: string) => page.locator(`[data-testid=table-tile][data-table=${slug}]`);
const gameOf = (page: Page, slug: string) => tile(page, slug).frameLocator("iframe");
const stakeAt = (game: FrameLocator) => game.getByTestId("game-stake");
const press = (game: FrameLocator, name: string) =>
  game.getByRole("button", { name: new RegExp(`^${name}`) }).first();

// Without a graphics card, the 3D wheel would hold up all frames of the page while its shaders compile.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("parlour-wheel-view", "flat")));

async function waitUntilReady(page: Page, slug: string): Promise<void> {
  const status = gameOf(page, slug).locator(".live-status:not([data-phase=CONNECTING])");
  await status.waitFor({ state: "attached", ...patience });
}

/** Places a chip. Rounds are short in these tests, so betting may close before a slow browser has placed it. */
async function bet(page: Page, { slug, spot }: typeof roulette): Promise<void> {
  const game = gameOf(page, slug);
  await expect(async () => {
    await game.locator(".live-status[data-phase=BETTING]").waitFor({ timeout: 40_000 });
    await press(game, spot).click({ timeout: 2_000 });
    await press(game, "Place bets").click({ timeout: 2_000 });
    await expect(stakeAt(game)).toHaveText(/\d/, { timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
}

/** Returns the settled bets of every game session that this page has opened, by session. */
async function settled(page: Page): Promise<Map<string, RoundSummary[]>> {
  const sessions = await page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith("parlour-game-"))
      .map(([, session]) => session as string),
  );
  const found = new Map<string, RoundSummary[]>();
  for (const session of sessions) {
    const answer = await page.request.get(listSessionRounds.path.replace("{gameSession}", session));
    const { items } = (await answer.json()) as { items: RoundSummary[] };
    found.set(
      session,
      items.filter(({ state }) => state === "ENDED"),
    );
  }
  return found;
}

test("a player bets at two tables in one page, and both bets are settled", {
  tag: ["@ci", "@desk"],
}, async ({ page }) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await logIn(page, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  await openHydrated(page, "/live-casino");
  await page.getByRole("link", { name: "Play several tables" }).click();
  for (const { name } of [roulette, baccarat]) {
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Open 2 tables" }).click();
  await expect(page).toHaveURL(/\/live-casino\/tables\?open=live-roulette,live-baccarat$/);
  for (const { slug } of [roulette, baccarat]) await waitUntilReady(page, slug);
  expect(await violationsOn(page)).toEqual([]);
  await expectNoSideways(page);
  // All tables share one balance and one clock.
  const stage = page.getByRole("dialog", { name: "Multiple tables" });
  await expect(stage.getByText(/^Balance: \$/)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(1);
  await expect(gameOf(page, roulette.slug).getByTestId("game-balance")).toHaveCount(0);
  // Only an enlarged table may draw the 3D wheel.
  await expect(gameOf(page, roulette.slug).locator(".view-switch button")).toHaveCount(0);

  await bet(page, roulette);
  await bet(page, baccarat);
  await expect
    .poll(async () => [...(await settled(page)).values()].map((rounds) => rounds.length > 0), patience)
    .toEqual([true, true]);

  // If a table is closed, the bet on it stays in play.
  const before = [...(await settled(page)).values()].flat().length;
  await expect(async () => {
    if ((await tile(page, roulette.slug).count()) === 0) {
      await page.getByRole("button", { name: "Add a table" }).click({ timeout: 2_000 });
      const list = page.getByRole("dialog", { name: "Add a table" });
      await list.getByRole("button", { name: /^Auto Roulette/ }).click({ timeout: 2_000 });
      await list.getByRole("button", { name: "Close" }).click({ timeout: 2_000 });
      await waitUntilReady(page, roulette.slug);
    }
    await bet(page, roulette);
    await press(gameOf(page, roulette.slug), "Close this table").click({ timeout: 2_000 });
    await expect(tile(page, roulette.slug)).toHaveCount(0, { timeout: 2_000 });
    // If the round ended before the table was closed, there is no open bet and no notice, so we try again.
    await expect(page.getByText("Your bet stays on the table")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 200_000 });
  await expect(page).toHaveURL(/\?open=live-baccarat$/);
  await expect
    .poll(async () => [...(await settled(page)).values()].flat().length, patience)
    .toBeGreaterThan(before);

  await page.goto("/account/games");
  for (const { name } of [roulette, baccarat]) {
    const newest = page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(newest.first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("tables are enlarged and chosen by keyboard, and a reload restores them", {
  tag: ["@ci", "@desk"],
}, async ({ page }) => {
  test.slow();
  await openHydrated(page, "/live-casino");
  const href = await page
    .locator(`[data-table=${roulette.slug}]`)
    .getByRole("link")
    .first()
    .getAttribute("href");
  await page.goto(`${href}#quickplay`);
  await page.frameLocator("iframe").getByRole("button", { name: "Add a table" }).click(patience);
  await expect(page).toHaveURL(/\/live-casino\/tables\?open=live-roulette&mode=practice$/);
  await waitUntilReady(page, roulette.slug);
  await page.getByRole("button", { name: "Add a table" }).click();
  const list = page.getByRole("dialog", { name: "Add a table" });
  for (const name of ["Auto Baccarat", "Auto Sic Bo"]) {
    await list.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  }
  await expect(list.getByText("3 tables open, four at most")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  for (const slug of [roulette.slug, baccarat.slug, "sic-bo"]) await waitUntilReady(page, slug);

  // The first table has the keyboard focus. Number keys pressed in its frame move to other tables.
  await page.keyboard.press("2");
  await expect(tile(page, baccarat.slug)).toHaveAttribute("data-active", "true");
  await expect(tile(page, baccarat.slug).locator("iframe")).toBeFocused();
  await expect(tile(page, baccarat.slug).locator("iframe")).toHaveAttribute("data-tile-heard", "true");
  await expect(tile(page, roulette.slug).locator("iframe")).toHaveAttribute("data-tile-heard", "false");
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/&large=live-baccarat&/);
  await expect(tile(page, baccarat.slug)).toHaveAttribute("data-view", "large");
  expect(await violationsOn(page)).toEqual([]);
  // While a table is enlarged, a number key enlarges another table in its place, which may then draw the 3D wheel.
  await page.keyboard.press("1");
  await expect(page).toHaveURL(/&large=live-roulette&/);
  await expect(gameOf(page, roulette.slug).getByRole("button", { name: "3D wheel" })).toBeAttached();
  await page.keyboard.press("2");
  await expect(page).toHaveURL(/&large=live-baccarat&/);

  await page.reload();
  await expect(page.getByTestId("table-tile")).toHaveCount(3);
  await expect(tile(page, baccarat.slug)).toHaveAttribute("data-view", "large");
  await waitUntilReady(page, baccarat.slug);
  await tile(page, "sic-bo")
    .getByRole("button", { name: /Enlarge/ })
    .click();
  await expect(page).toHaveURL(/&large=sic-bo&/);
  await press(gameOf(page, "sic-bo"), "Show all tables").click(patience);
  await expect(page).not.toHaveURL(/large/);
  for (const view of await page.getByTestId("table-tile").all()) {
    await expect(view).toHaveAttribute("data-view", "small");
  }
});

test("a phone switches between open tables, and all stay connected", {
  tag: ["@ci", "@phone"],
}, async ({ page }) => {
  test.slow();
  await openHydrated(page, "/live-casino/tables?open=live-baccarat,sic-bo");
  for (const slug of [baccarat.slug, "sic-bo"]) await waitUntilReady(page, slug);
  await expect(page.getByRole("tab")).toHaveCount(2);
  await expect(tile(page, "sic-bo")).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);
  await expectNoSideways(page);
  await page.getByRole("tab", { name: /^Auto Sic Bo/ }).click();
  await expect(tile(page, "sic-bo")).toBeVisible();
  await expect(tile(page, baccarat.slug)).toBeHidden();
  // The hidden table still receives updates about its rounds.
  const hidden = gameOf(page, baccarat.slug).locator(".live-status");
  const first = await hidden.textContent();
  await expect.poll(() => hidden.textContent(), patience).not.toBe(first);
  await expect(gameOf(page, baccarat.slug).locator(".live-status[data-phase=CONNECTING]")).toHaveCount(0);
});
