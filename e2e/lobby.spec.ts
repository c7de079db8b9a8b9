import { AxeBuilder } from "@axe-core/playwright";
import { describedGames } from "@parlour/stack/testing-games";
import { addPlayer } from "@parlour/stack/testing-people";
import { setSetting } from "@parlour/stack/testing-settings";
import type { Page } from "@playwright/test";
import { openHydrated, waitUntilHydrated } from "./hydrated.ts";
import { test } from "./lobby-stack.ts";
import { expect, logIn, recordConsoleMessages } from "./own-stack.ts";

async function expectAccessiblePage(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });

test("a visitor goes from the lobby to a category and its filter", async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await openHydrated(page, "/casino");
  await expect(page.getByRole("heading", { name: "Casino", level: 1 })).toBeVisible();
  for (const row of ["New games", "Jackpots", "Free games", "Slots", "Table games", "Video poker"]) {
    // A content block of the page may have the same title as a row of games.
    await expect(page.getByRole("heading", { name: row, level: 2 }).first()).toBeVisible();
  }
  // The cards cover each format of a jackpot label: millions, thousands, and smaller amounts.
  await expect(card(page, "Comet Club").first()).toContainText("$1.28M");
  await expect(card(page, "Midnight Conservatory").first()).toContainText("$45K");
  await expect(card(page, "The Gilded Lift").first()).toContainText(/\$987(?!K|M)/);
  await expect(card(page, "Dice").first()).toContainText("Free games");
  await expectAccessiblePage(page);

  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Slots" }).click();
  await expect(page).toHaveURL(/\/casino\/slots$/);
  const slots = describedGames().filter(({ category }) => category === "slots");
  await expect(page.getByRole("article")).toHaveCount(slots.length);
  await page.getByRole("navigation", { name: "Filters" }).getByRole("link", { name: "Classics" }).click();
  await expect(page).toHaveURL(/\/casino\/slots\?sub=classics$/);
  const classics = slots.filter(({ subCategory }) => subCategory === "classics");
  await expect(page.getByRole("article")).toHaveCount(classics.length);
  await expectAccessiblePage(page);
  for (const [number, status] of [
    [1, 200],
    [2, 404],
  ] as const) {
    expect((await page.request.get(`/casino/slots?sub=classics&page=${number}`)).status()).toBe(status);
  }
  expect(complaints).toEqual([]);
});

test("a visitor filters and sorts the casino, shares the link and goes back to all games", async ({
  page,
}) => {
  await openHydrated(page, "/casino");
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  // We select the filters with the keyboard: a checkbox gets the focus, and Space selects it.
  await sheet.getByRole("checkbox", { name: /^Cascades/ }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/casino?feature=cascades");
  await sheet.getByRole("checkbox", { name: /^Free spins/ }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/casino?feature=free-spins&feature=cascades");
  const show = sheet.getByRole("button", { name: /^Show \d+ games$/ });
  // The count on the button changes once the games for the new URL have been loaded behind the sheet.
  const counted = async () => Number(/\d+/.exec((await show.textContent())!)![0]);
  await expect.poll(async () => (await counted()) - (await page.locator("article").count())).toBe(0);
  const count = await counted();
  await expectAccessiblePage(page);
  await show.click();
  await expect(page.getByRole("article")).toHaveCount(count);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("A–Z");
  await expect(page).toHaveURL("/casino?feature=free-spins&feature=cascades&sort=name");
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  await expect.poll(async () => (await names()).join()).toBe((await names()).toSorted().join());
  await expectAccessiblePage(page);

  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(count);
  await page.getByRole("link", { name: "Remove filter: Cascades" }).click();
  await expect(page).toHaveURL("/casino?feature=free-spins&sort=name");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/casino?sort=name");
});

test("joining from a game leads back to it", async ({ page }) => {
  await openHydrated(page, "/casino/slots/sevens");
  const back = `destination=${encodeURIComponent("/casino/slots/sevens")}`;
  const join = page.getByRole("link", { name: "Join to play Sevens" });
  await expect(join).toHaveAttribute("href", `/join?${back}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Log in", exact: true })).toHaveAttribute(
    "href",
    `/login?${back}`,
  );
});

test("the halo opens inward at the edges of the grid and shifts nothing", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openHydrated(page, "/casino/slots");
  const items = page.locator(".game-grid > li");
  const columns = await page
    .locator(".game-grid")
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
  expect(columns).toBe(8);
  const places = () =>
    items.evaluateAll((all) => all.map((item) => JSON.stringify(item.getBoundingClientRect())));
  const before = await places();
  const halo = page.locator("[data-halo]");
  for (const [index, direction] of [
    [0, "end"],
    [3, "both"],
    [7, "start"],
  ] as const) {
    const box = await items.nth(index).boundingBox();
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2, { steps: 3 });
    await expect(halo).toHaveAttribute("data-halo", direction);
    const grown = (await halo.boundingBox())!;
    expect(grown.width).toBeGreaterThan(box!.width);
    expect(grown.x).toBeGreaterThanOrEqual(0);
    expect(grown.x + grown.width).toBeLessThanOrEqual(1600);
    expect(await places()).toEqual(before);
    await page.mouse.move(5, 400);
    await expect(halo).toHaveCount(0);
  }
  // A grid with few results has as many columns as cards.
  await openHydrated(page, "/casino/slots?sub=classics");
  for (const [index, direction] of [
    [0, "end"],
    [2, "both"],
  ] as const) {
    await items.nth(index).hover();
    await expect(halo).toHaveAttribute("data-halo", direction);
  }
});

test("a game opens with a click anywhere on its halo, and with a slow click on its card", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await openHydrated(page, "/casino/slots");
  const halo = page.locator("[data-halo]");
  const card = page.getByRole("link", { name: "Comet Club", exact: true });
  await card.hover();
  await halo.click({ position: { x: 100, y: 100 } });
  await expect(page).toHaveURL(/\/casino\/slots\/comet-club$/);

  await openHydrated(page, "/casino/slots");
  await page.mouse.move(5, 5);
  await card.scrollIntoViewIfNeeded();
  const { x, y } = (await card.boundingBox())!;
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  // The wait is longer than the delay after which hovering over a card opens its enlarged copy.
  await page.waitForTimeout(500);
  await expect(halo).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/casino\/slots\/comet-club$/);
});

test("the halo shows the same data as the card, and the keyboard moves through it and back", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  // The window is so short that the second row must be scrolled into view.
  await page.setViewportSize({ width: 1440, height: 560 });
  await openHydrated(page, "/casino/slots");
  const halo = page.locator("[data-halo]");
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await link("Comet Club").hover();
  await expect(halo.getByText("$1.28M")).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(halo).toHaveCount(0);

  const names = await page.locator(".game-grid h3").allTextContents();
  await page.getByRole("button", { name: `Favourite: ${names[5]}` }).focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("Tab");
  await expect(link(names[6]!)).toBeFocused();
  await expect(halo).toHaveAttribute("data-halo", "end");
  for (const stop of [`Favourite: ${names[6]}`, `Join to play ${names[6]}`, `Practice ${names[6]}`]) {
    await page.keyboard.press("Tab");
    await expect(halo.getByLabel(stop)).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(halo).toHaveCount(0);
  await expect(link(names[6]!)).toBeFocused();
});

test("games are found by name despite a typo, and no result shows a hint", async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await openHydrated(page, "/casino");
  const field = page.getByRole("combobox", { name: "Search games" });
  const results = page.getByRole("listbox", { name: "Games found" });
  await field.fill("   ");
  await expect(results).toBeHidden();
  await field.fill("blakcjack");
  await expect(results.getByRole("option", { name: /^Blackjack/ })).toBeVisible();
  await expect(results.getByRole("option", { name: /^Auto Blackjack/ })).toBeVisible();
  await expect(results.getByRole("option", { name: /^Auto Seven-Seat Blackjack/ })).toBeVisible();
  await expect(results.getByRole("option")).toHaveCount(3);
  await expectAccessiblePage(page);
  await page.locator("h1").click();
  await expect(results).toBeHidden();
  await field.fill("zzzz");
  await expect(page.getByText("No games found")).toBeVisible();
  await expect(page.getByText("Check the spelling or try another name.")).toBeVisible();
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await field.fill("e");
  await expect(results.getByRole("option")).toHaveCount(8);
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await expect(results.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  const wanted = await results.getByRole("option").nth(1).getAttribute("href");
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
  expect(complaints).toEqual([]);
});

test("the search of a channel finds games of all channels, its own first, and games by their category", {
  tag: "@ci",
}, async ({ page }) => {
  await openHydrated(page, "/virtual-sports");
  const field = page.getByRole("combobox", { name: "Search games" });
  const results = page.getByRole("listbox", { name: "Games found" });
  await field.fill("blackjack");
  await expect(results.getByRole("option", { name: /^Blackjack/ })).toBeVisible();
  await openHydrated(page, "/live-casino");
  await field.fill("roulette");
  await expect(results.getByRole("option").first()).toContainText("Auto Roulette");
  await expect(results.getByRole("option").nth(1)).toBeVisible();
  await page.goto("/search?searchTerm=poker");
  await expect(page.getByRole("main").getByRole("link", { name: /Deuces Wild/ })).toBeVisible();
});

test("the slash key opens the search on any page", { tag: ["@desk", "@ci"] }, async ({ page }) => {
  await openHydrated(page, "/terms");
  await page.keyboard.press("/");
  const overlay = page.getByRole("dialog", { name: "Search games" });
  await expect(overlay.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("derby");
  await expect(overlay.getByRole("option", { name: /Derby Night/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);
});

test("results wait for the configured delay", { tag: "@ci" }, async ({ page, stack }) => {
  await setSetting(stack, "channelSearchDelayMs", 1_000);
  try {
    await page.clock.install();
    // This page has no embedded app. An app that is still loading when the clock jumps would time out and be reported
    // as failed.
    await openHydrated(page, "/live-casino");
    // From here on, time passes only when the test advances it.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole("combobox", { name: "Search games" }).fill("auto roulette");
    await expect(page.getByText("Searching")).toBeVisible();
    await page.clock.runFor(900);
    const results = page.getByRole("listbox", { name: "Games found" });
    await expect(results.getByRole("option")).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(results.getByRole("option", { name: /^Auto Roulette/ })).toBeVisible();
  } finally {
    await setSetting(stack, "channelSearchDelayMs", 50);
  }
});

test("a visitor's favourites are added to the player's account at login", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  await openHydrated(page, "/casino/table-games");
  // Hovering over the card opens its enlarged copy, which has a second favourite button.
  const heart = page.getByRole("button", { name: "Favourite: Baccarat" }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload({ waitUntil: "networkidle" });
  await waitUntilHydrated(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const player = await addPlayer(stack);
  await logIn(page, player, "/login?destination=/casino/table-games");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const kept = await stack.kit.db.query("select game_id from favourite_games where player_id = $1", [
    player.id,
  ]);
  expect(kept).toEqual([{ game_id: "1004" }]);
  expect(await page.evaluate(() => localStorage.getItem("favourite-games"))).toBe("[]");
});

test("favourites have a page, which shows a hint while it is empty", { tag: "@ci" }, async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await openHydrated(page, "/favourites");
  await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole("main").getByRole("link", { name: "All games" }).click();
  await expect(page).toHaveURL(/\/casino$/);
  await page.getByRole("button", { name: "Favourite: Dice" }).first().click();
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Favourites" })
    .click();
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card(page, "Dice")).toBeVisible();
  await page.getByRole("button", { name: "Favourite: Dice" }).first().click();
  await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("jackpots update on screen without a reload", { tag: "@ci" }, async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/casino");
  const shown = card(page, "Comet Club").first();
  await expect(shown).toContainText("$1.28M");
  await page.route("**/v1/jackpots?*", (route) =>
    route.fulfill({ json: { jackpots: [{ gameId: "1410", amount: 130_500_000 }] } }),
  );
  const asked = page.waitForRequest("**/v1/jackpots?*");
  // The clock advances in steps of one second, because one jump of thirty seconds would also exceed the request's
  // timeout.
  for (let second = 0; second <= 30; second += 1) await page.clock.runFor(1_000);
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    currencyCode: "USD",
    language: "en",
    channelType: expect.stringMatching(/^(DESKTOP|MOBILE|TABLET)$/),
  });
  await expect(shown).toContainText("$1.30M");
});

test("a player with a bitcoin wallet sees jackpots in mBTC", { tag: ["@desk", "@landing"] }, async ({
  page,
  stack,
}) => {
  await logIn(page, await addPlayer(stack, { currency: "BTC" }), "/login?destination=/casino/slots");
  await expect(card(page, "Midnight Conservatory")).toContainText("m฿45");
  await expect(card(page, "The Gilded Lift")).toContainText("m฿0.987");
});
