import { AxeBuilder } from "@axe-core/playwright";
import { listSessionRounds } from "@parlour/contracts/calls/play/games/list-session-rounds";
import type { RoundSummary } from "@parlour/contracts/entities/game-round";
import { expect, type Page, test } from "@playwright/test";
import { isPhone, logIn, recordConsoleMessages } from "./own-stack.ts";

async function open(page: Page, id: string, mode: "practice" | "real" = "practice"): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}${mode === "practice" ? "/practice" : ""}/url`;
  const answer = await page.request.get(`${path}?mode=${mode}`);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.locator(".live-status")).toBeVisible();
}

const phase = (page: Page, name: string) => page.locator(`.live-status[data-phase=${name}]`);
const balance = (page: Page) => page.getByTestId("game-balance");
/**
 * A button's second line shows its cost or payout and is part of the accessible name, so we match the start.
 */
const press = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const patience = { timeout: 45_000 };

/**
 * Places a chip on each spot. Rounds are short in these tests, so betting may close before a slow browser has
 * placed its chips. We then try again in the next round, unless the stake has already been taken.
 */
async function placeChips(page: Page, spots: readonly string[]): Promise<void> {
  await expect(balance(page)).toHaveText(/\d/);
  const before = await balance(page).textContent();
  await expect(async () => {
    if ((await balance(page).textContent()) !== before) return;
    await phase(page, "BETTING").waitFor({ timeout: 40_000 });
    for (const spot of spots) await press(page, spot).first().click({ timeout: 2_000 });
    await press(page, "Place bets").click({ timeout: 2_000 });
    await expect(balance(page)).not.toHaveText(before!, { timeout: 5_000 });
  }).toPass({ timeout: 100_000 });
}

/**
 * Returns this page's only bet after its round. It is read from the session's history, because the table
 * shows a result only until the next round opens, which a slow browser may miss.
 */
async function settledBet(page: Page, wait = patience): Promise<RoundSummary> {
  const session = await page.evaluate(
    () =>
      Object.entries(sessionStorage)
        .find(([key]) => key.startsWith("parlour-game-"))!
        .at(1)!,
  );
  const path = listSessionRounds.path.replace("{gameSession}", session);
  let rounds: RoundSummary[] = [];
  await expect
    .poll(async () => {
      rounds = ((await (await page.request.get(path)).json()) as { items: RoundSummary[] }).items;
      return rounds.map(({ state }) => state);
    }, wait)
    .toEqual(["ENDED"]);
  return rounds[0]!;
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

test("crash: two browsers see the same flight, and cashing out pays", { tag: "@ci" }, async ({
  page,
  context,
}) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await open(page, "1206");
  const other = await context.newPage();
  await open(other, "1206");
  // Opening the second page put the first one in the background, where browsers slow pages down.
  await page.bringToFront();
  // Nearly every flight reaches a multiplier of 1.01, so the bet is almost always cashed out.
  await page.getByLabel("Auto cash out at").fill("1.01");
  await page.getByLabel("Auto cash out at").blur();
  await expect(balance(page)).toHaveText("$1,000.00");
  // A bet that is placed during a flight waits for the next one.
  await press(page, "Bet").click();
  // One flight in fifty lasts longer than the default timeout, so this timeout is longer.
  const { win } = await settledBet(page, { timeout: 120_000 });
  expect([0, 1.01]).toContain(win);
  await expect(balance(page)).toHaveText(win === 0 ? "$999.00" : "$1,000.01", patience);
  // A flight may start and end between two checks of a slow browser, so we compare the lists of past flights.
  const pastOn = (each: Page) => each.locator(".result-strip li").allTextContents();
  await expect(async () => {
    const [past, otherPast] = await Promise.all([pastOn(page), pastOn(other)]);
    expect(past).not.toEqual([]);
    expect(otherPast).toEqual(past);
  }).toPass(patience);
  expect(await violationsOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("live roulette: chips on all colours return the stake except on zero", { tag: "@ci" }, async ({
  page,
}) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await open(page, "1301");
  await placeChips(page, ["Red", "Black"]);
  const { win } = await settledBet(page);
  expect([0, 2]).toContain(win);
  await expect(balance(page)).toHaveText(win === 0 ? "$998.00" : "$1,000.00", patience);
  await expect(page.locator(".result-strip li").first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a player who returns still finds their bet, and its round can be verified", {
  tag: "@ci",
}, async ({ page, context }) => {
  test.slow();
  await logIn(page, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  await open(page, "1301", "real");
  await placeChips(page, ["Red"]);
  await page.close();
  const again = await context.newPage();
  await open(again, "1301", "real");
  await expect(press(again, "Bet placed")).toBeVisible();
  await expect(again.locator(".live-players li[data-mine]")).toHaveCount(1);
  await phase(again, "RESULT").waitFor(patience);
  await again.getByRole("button", { name: "Provably fair" }).click();
  await expect(again.getByRole("dialog")).toContainText("Salt");
  const pastSeeds = again.getByRole("link", { name: "All past seeds of this table" });
  await expect(pastSeeds).toHaveAttribute("href", "/fairness?table=live-roulette");
  const newest = again
    .getByRole("main")
    .getByRole("link", { name: /^Auto Roulette/ })
    .first();
  // The round is stored a moment after its result is shown.
  await expect(async () => {
    await again.goto("/account/games");
    await newest.click({ timeout: 2_000 });
  }).toPass(patience);
  await expect(again.getByText("Winning number")).toBeVisible();
  await again.getByRole("link", { name: "Verify this round" }).click();
  await again.getByRole("button", { name: "Verify" }).click();
  await expect(again.getByText("Verified: the result matches.")).toBeVisible();
  const seed = again.getByLabel("Your seed");
  await seed.fill(`${await seed.inputValue()}0`);
  await again.getByRole("button", { name: "Verify" }).click();
  await expect(again.getByText("The result doesn't match")).toBeVisible();
});

/**
 * Checks that a win banner doesn't cover the finishing positions. A win can't be forced, so we insert a
 * banner where the game would show its own.
 */
async function expectBannerBesidePlacings(page: Page): Promise<void> {
  const gap = await page.locator(".race-course").evaluate((course) => {
    const banner = document.createElement("div");
    banner.className = "win-banner";
    banner.dataset.tier = "huge";
    banner.innerHTML = "<strong>$1,234,567.00</strong><small>120×</small>";
    course.append(banner);
    const { top, left, right } = banner.getBoundingClientRect();
    const placings = course.querySelector(".race-standing")!.getBoundingClientRect();
    const box = course.getBoundingClientRect();
    banner.remove();
    return { below: top - placings.bottom, inside: left >= box.left && right <= box.right };
  });
  expect(gap.below).toBeGreaterThanOrEqual(0);
  expect(gap.inside).toBe(true);
}

test("horse race: a bet at fixed odds, the race, and its replay", { tag: "@landing" }, async ({ page }) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await open(page, "1331");
  await expect(async () => {
    await phase(page, "BETTING").waitFor({ timeout: 40_000 });
    await page
      .getByRole("button", { name: /^Win: / })
      .first()
      .click({ timeout: 2_000 });
    await press(page, "Place bets").click({ timeout: 2_000 });
    await expect(press(page, "Bet placed")).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 100_000 });
  await expect(balance(page)).toHaveText("$999.00");
  await phase(page, "RUNNING").waitFor(patience);
  await expect(page.locator(".race-standing li")).toHaveCount(4);
  await expectBannerBesidePlacings(page);
  await phase(page, "RESULT").waitFor(patience);
  expect(await violationsOn(page)).toEqual([]);
  // The next race ends the replay, so if a race is about to start, the button has to be pressed again later.
  await expect(async () => {
    await press(page, "Watch last race").click({ timeout: 5_000 });
    await expect(press(page, "Back to race card")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});

test("crash: a bet is withdrawn before take-off, and nothing is at stake without one", async ({ page }) => {
  test.slow();
  await open(page, "1206");
  const stake = page.getByTestId("game-stake");
  await expect(stake).toHaveText("–");
  await expect(async () => {
    await phase(page, "BETTING").waitFor({ timeout: 60_000 });
    // A slow browser may have cancelled its bet too late in an earlier round, so the balance is read again.
    await expect(stake).toHaveText("–", { timeout: 1_000 });
    const before = await balance(page).textContent();
    await page.getByRole("button", { name: "Bet", exact: true }).click({ timeout: 1_000 });
    await page.getByRole("button", { name: /Tap to cancel your bet/ }).click({ timeout: 2_000 });
    await expect(balance(page)).toHaveText(before!, { timeout: 5_000 });
    await expect(stake).toHaveText("–");
    await expect(page.getByRole("button", { name: "Bet", exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 150_000 });
});

test("live roulette: chips that were not placed at closing are cleared with a notice", {
  tag: "@ci",
}, async ({ page }) => {
  test.slow();
  await open(page, "1301");
  await phase(page, "BETTING").waitFor(patience);
  await press(page, "Red").click();
  // Chips that are selected but not placed are not at stake.
  await expect(page.getByTestId("game-stake")).toHaveText("–");
  await expect(page.getByText("Betting closed before you placed these bets.")).toBeVisible(patience);
  await expect(press(page, "Place bets")).toHaveCount(0);
  await expect(balance(page)).toHaveText("$1,000.00");
  // The notice about the last round disappears when the first chip of the next round is placed.
  await phase(page, "BETTING").waitFor(patience);
  await press(page, "Red").click();
  await expect(page.getByText("Betting closed before you placed these bets.")).toHaveCount(0, {
    timeout: 2_000,
  });
});

test("the past seeds of a shared table are listed and their chain holds", { tag: "@ci" }, async ({
  page,
}) => {
  test.slow();
  await open(page, "1301");
  await phase(page, "RESULT").waitFor(patience);
  await page.goto("/fairness?table=live-roulette");
  await expect(page.getByText("The chain is intact: each seed hashes to the one before it.")).toBeVisible();
});

type LiveGame = {
  id: string;
  name: string;
  /** The betting spots on which the test places one chip each. */
  spots: readonly string[];
  /** An element that the table shows while betting is open. */
  shows: string;
};

const tables: readonly LiveGame[] = [
  { id: "1302", name: "American roulette", spots: ["Red", "Black"], shows: ".cloth" },
  { id: "1303", name: "French roulette", spots: ["Red", "Black"], shows: ".pocket-statistics, .cloth" },
  { id: "1304", name: "Spark Roulette", spots: ["Red", "Black"], shows: ".cloth" },
  { id: "1305", name: "baccarat", spots: ["Player 1:1", "Banker 0.95:1"], shows: ".roads svg" },
  { id: "1306", name: "dragon tiger", spots: ["Dragon 1:1", "Tiger 1:1"], shows: ".roads svg" },
  { id: "1307", name: "sic bo", spots: ["Small", "Big"], shows: ".sic-dome" },
  { id: "1340", name: "craps", spots: ["Pass line", "Don't pass"], shows: ".craps-dice" },
  { id: "1308", name: "money wheel", spots: ["1 1:1", "2 2:1"], shows: ".mw-wheel svg" },
];

for (const { id, name, spots, shows } of tables) {
  test(`${name}: chips are placed, the round ends, and the bet is settled`, { tag: "@ci" }, async ({
    page,
  }) => {
    test.slow();
    const complaints = recordConsoleMessages(page);
    await open(page, id);
    await expect(page.locator(shows).first()).toBeVisible();
    await expect(balance(page)).toHaveText(/\d/);
    const before = Number((await balance(page).textContent())!.replace(/[^\d.]/g, ""));
    await placeChips(page, spots);
    const { stake, win } = await settledBet(page);
    expect(stake).toBeGreaterThan(0);
    const left = (before - stake + win).toLocaleString("en", { style: "currency", currency: "USD" });
    await expect(balance(page)).toHaveText(left, patience);
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

const draws = [
  {
    id: "1213",
    name: "bingo",
    add: "Add a ticket",
    buy: "Buy 3 tickets",
    entries: ".bingo-ticket[data-bought=true]",
    count: 3,
    outcome: ".bingo-recent .draw-ball",
  },
  {
    id: "1214",
    name: "lottery",
    add: "Quick pick",
    buy: "Buy 2 lines",
    entries: ".lotto-line[data-bought=true]",
    count: 2,
    outcome: ".lotto-balls .draw-ball:not([data-empty])",
  },
];

/** Checks that the list of entries stays below the stage instead of covering it. */
async function expectStageAboveEntries(page: Page): Promise<void> {
  const [stage, list] = await Promise.all([
    page.locator(".spot-table-stage > *").first().boundingBox(),
    page.locator(".entry-list").boundingBox(),
  ]);
  expect(stage!.y + stage!.height).toBeLessThanOrEqual(list!.y);
}

for (const { id, name, add, buy, entries, count, outcome } of draws) {
  test(`${name}: entries are bought, the balls are drawn, and the bet is settled`, { tag: "@ci" }, async ({
    page,
  }) => {
    test.slow();
    const complaints = recordConsoleMessages(page);
    if (isPhone(page)) await page.setViewportSize({ width: 360, height: 780 });
    await open(page, id);
    await press(page, add).click();
    await expect(async () => {
      await phase(page, "BETTING").waitFor({ timeout: 80_000 });
      await press(page, buy).click({ timeout: 2_000 });
      await expect(page.locator(entries)).toHaveCount(count, { timeout: 5_000 });
    }).toPass({ timeout: 150_000 });
    await expectStageAboveEntries(page);
    await phase(page, "RUNNING").waitFor(patience);
    await expect(page.locator(outcome).first()).toBeVisible(patience);
    expect(await violationsOn(page)).toEqual([]);
    const { stake, win } = await settledBet(page, { timeout: 120_000 });
    expect(stake).toBe(count * 0.5);
    const left = (1_000 - stake + win).toLocaleString("en", { style: "currency", currency: "USD" });
    await expect(balance(page)).toHaveText(left, patience);
    await expect(press(page, buy)).toBeVisible(patience);
    await page.getByRole("button", { name: "Session history" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Replay of round/ })
      .first()
      .click();
    await expect(page.locator(".replay-notice")).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

/** In every decision window, chooses the first of these moves that is offered, until the page's bet is settled. */
async function playOut(page: Page, moves: readonly string[]): Promise<RoundSummary> {
  let isSettled = false;
  const settled = settledBet(page, { timeout: 120_000 }).finally(() => {
    isSettled = true;
  });
  await expect
    .poll(
      async () => {
        for (const move of moves) {
          const button = press(page, move);
          // The decision window may close just before the click.
          if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {});
        }
        return isSettled;
      },
      { timeout: 130_000, intervals: [200] },
    )
    .toBe(true);
  return await settled;
}

test("blackjack: everyone gets the same cards, decides alone, and the bet is settled", {
  tag: "@ci",
}, async ({ page, context }) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await open(page, "1341");
  const other = await context.newPage();
  await open(other, "1341");
  await page.bringToFront();
  await placeChips(page, ["Main bet", "Pairs"]);
  await phase(page, "RUNNING").waitFor(patience);
  const hand = (each: Page) => each.getByRole("region", { name: "Your hand" }).locator("p");
  await expect(hand(page)).toContainText(",");
  await expect(async () =>
    expect(await hand(other).textContent()).toBe(await hand(page).textContent()),
  ).toPass(patience);
  expect(await violationsOn(page)).toEqual([]);
  const { stake, win } = await playOut(page, ["No insurance", "Stand"]);
  expect(stake).toBe(2);
  const left = (1_000 - stake + win).toLocaleString("en", { style: "currency", currency: "USD" });
  await expect(balance(page)).toHaveText(left, patience);
  await page.getByRole("button", { name: "Session history" }).click();
  const replay = page.getByRole("button", { name: /^Replay of round/ }).first();
  await replay.click();
  await expect(page.locator(".replay-notice")).toBeVisible();
  await expect(page.getByRole("region", { name: "Dealer" })).toBeVisible(patience);
  expect(complaints).toEqual([]);
});

test("blackjack: doubling adds to the stake", { tag: "@ci" }, async ({ page }) => {
  test.slow();
  await open(page, "1341");
  // A natural leaves nothing to decide, so another round may be needed.
  await expect(async () => {
    await placeChips(page, ["Main bet"]);
    const double = press(page, "Double");
    await expect(double.or(press(page, "No insurance"))).toBeVisible({ timeout: 20_000 });
    if (await press(page, "No insurance").isVisible()) await press(page, "No insurance").click();
    const before = await balance(page).textContent();
    await double.click({ timeout: 15_000 });
    await expect(balance(page)).not.toHaveText(before!);
    await expect(page.getByTestId("game-stake")).toHaveText("$2.00");
  }).toPass({ timeout: 200_000 });
});

test("casino hold'em: a call adds twice the ante, and the bet is settled", { tag: "@ci" }, async ({
  page,
}) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await open(page, "1342");
  await placeChips(page, ["Ante", "AA bonus"]);
  await phase(page, "RUNNING").waitFor(patience);
  await expect(page.getByRole("region", { name: "Your hand" }).locator("p")).toContainText(",");
  await expect(press(page, "Call")).toBeVisible(patience);
  expect(await violationsOn(page)).toEqual([]);
  const { stake, win } = await playOut(page, ["Call"]);
  expect(stake).toBe(4);
  const left = (1_000 - stake + win).toLocaleString("en", { style: "currency", currency: "USD" });
  await expect(balance(page)).toHaveText(left, patience);
  expect(complaints).toEqual([]);
});

test("a past round is replayed on the table, and the live round comes back", { tag: "@ci" }, async ({
  page,
}) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await open(page, "1307");
  await phase(page, "RESULT").waitFor(patience);
  await page.getByRole("button", { name: "Session history" }).click();
  const results = page.getByRole("region", { name: "Last results at this table" });
  await expect(results).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const replay = results.getByRole("button", { name: /^Replay of round/ }).first();
  const name = await replay.getAttribute("aria-label");
  await replay.click();
  const notice = page.locator(".replay-notice");
  await expect(notice).toContainText(name!);
  await expect(press(page, "Place your chips")).toBeDisabled();
  await expect(page.locator(".sic-dome[data-open]")).toBeVisible(patience);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to live" }).click();
  await expect(notice).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("live roulette: the chat button covers no bet on small phones", { tag: ["@ci", "@phone"] }, async ({
  page,
}) => {
  for (const height of [780, 640]) {
    await page.setViewportSize({ width: 360, height });
    await open(page, "1301");
    const button = page.locator(".chat-button > button");
    await expect(button).toBeVisible();
    const chat = (await button.boundingBox())!;
    const covered = await page.locator(".cloth-field").evaluateAll(
      (fields, { x, y, width, height }) =>
        fields
          .filter((field) => {
            const box = field.getBoundingClientRect();
            return box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
          })
          .map((field) => field.textContent),
      chat,
    );
    expect(covered, `360 × ${height}`).toEqual([]);
  }
});
