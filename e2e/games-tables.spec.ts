import { createHash } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, signIn } from "@parlour/stack/testing-people";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

type Launch = { mode?: "real" | "practice"; language?: string };

/** Requests a launch URL as the lobby does, with the page's cookies. */
async function launchUrl(page: Page, id: string, { mode = "practice", language = "en" }: Launch = {}) {
  const path = `/services/games-integration-service/api/v1/games/${id}${mode === "practice" ? "/practice" : ""}/url`;
  const answer = await page.request.get(`${path}?mode=${mode}&language=${language}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

async function open(page: Page, id: string, options: Launch = {}): Promise<void> {
  await page.goto(await launchUrl(page, id, options));
  await expect(page.getByTestId("game-balance")).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** The button that plays a round. It may show the total stake, which is part of its accessible name. */
const playButton = (page: Page | FrameLocator, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}(?: \\D*[\\d.,]+)?$`) });
const balance = (page: Page) => page.getByTestId("game-balance");
const lastWin = (page: Page) => page.getByTestId("game-win");
const amountOf = async (text: Promise<string | null>) => Number((await text)?.replace(/[^0-9.]/g, ""));

async function roundsListed(page: Page): Promise<number> {
  await button(page, "Session history").click();
  const rounds = page.locator(".round-list li");
  await expect(rounds.first()).toBeVisible();
  const count = await rounds.count();
  await page.keyboard.press("Escape");
  return count;
}

/** Bets one chip on each spot and deals. If the hand then needs a decision, presses the `decision` button. */
async function playAgainstDealer(page: Page, spots: readonly string[], decision: RegExp): Promise<void> {
  for (const kind of spots) await page.locator(`.dealer-spot[data-kind="${kind}"]`).click();
  await playButton(page, "Deal").click();
  const decide = page.getByRole("button", { name: decision });
  await expect(decide.or(playButton(page, "Deal"))).toBeEnabled();
  if (await decide.isVisible()) await decide.click();
}

const journeys: { id: string; name: string; play: (page: Page) => Promise<void> }[] = [
  {
    id: "1001",
    name: "European Roulette",
    async play(page) {
      await button(page, "17").click();
      await button(page, "Red").click();
      await playButton(page, "Spin").click();
    },
  },
  {
    id: "1002",
    name: "American Roulette",
    async play(page) {
      await button(page, "00").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await playButton(page, "Spin").click();
    },
  },
  {
    id: "1003",
    name: "Blackjack",
    async play(page) {
      await page.locator('.bj-spot[data-kind="main:3"]').click();
      await playButton(page, "Deal").click();
      await expect(page.locator(".bj-points[data-shown=true]").first()).toBeVisible();
      while ((await lastWin(page).textContent()) === "–") {
        const next = button(page, "No insurance").or(button(page, "Stand")).or(playButton(page, "Deal"));
        if ((await next.textContent())?.startsWith("Deal")) break;
        await next.click();
        await expect(next).toBeEnabled();
      }
    },
  },
  {
    id: "1004",
    name: "Baccarat",
    async play(page) {
      await page.locator('.bac-spot[data-kind="banker"]').click();
      await page.locator('.bac-spot[data-kind="tie"]').click();
      await playButton(page, "Deal").click();
    },
  },
  {
    id: "1101",
    name: "Jacks or Better",
    async play(page) {
      await playButton(page, "Deal").click();
      await expect(playButton(page, "Draw")).toBeEnabled();
      await page.keyboard.press("1");
      await expect(page.locator(".poker-place").first()).toHaveAttribute("aria-pressed", "true");
      await playButton(page, "Draw").click();
    },
  },
  {
    id: "1102",
    name: "Deuces Wild",
    async play(page) {
      await playButton(page, "Deal").click();
      await playButton(page, "Draw").click();
    },
  },
  {
    id: "1201",
    name: "Keno",
    async play(page) {
      await button(page, "7").click();
      await button(page, "Quick pick").click();
      await playButton(page, "Draw").click();
    },
  },
  {
    id: "1202",
    name: "Dice",
    async play(page) {
      await page.getByRole("slider", { name: "Target" }).fill("60.25");
      await page.locator("main").click({ position: { x: 5, y: 5 } });
      await page.keyboard.press("Space");
    },
  },
  {
    id: "1203",
    name: "Mines",
    async play(page) {
      await playButton(page, "Start").click();
      await page.locator(".mines-tile").nth(6).click();
      const cashOut = page.getByRole("button", { name: /^Cash out/ });
      await expect(cashOut.or(playButton(page, "Start"))).toBeEnabled();
      if (await cashOut.isVisible()) await cashOut.click();
    },
  },
  {
    id: "1204",
    name: "Plinko",
    async play(page) {
      await button(page, "More rows").click();
      await playButton(page, "Drop ball").click();
    },
  },
  {
    id: "1205",
    name: "Hi-Lo",
    async play(page) {
      await playButton(page, "Start").click();
      await page.locator(".hilo-guess:enabled").first().click();
      const cashOut = page.getByRole("button", { name: /^Cash out/ });
      await expect(cashOut.or(playButton(page, "Start"))).toBeEnabled();
      if (await cashOut.isVisible()) await cashOut.click();
    },
  },
  {
    id: "1601",
    name: "Three Card Poker",
    play: (page) => playAgainstDealer(page, ["ante", "pairPlus"], /^Play/),
  },
  {
    id: "1602",
    name: "Casino War",
    play: (page) => playAgainstDealer(page, ["ante", "tie"], /^Go to war/),
  },
  {
    id: "1603",
    name: "Red Dog",
    play: (page) => playAgainstDealer(page, ["ante"], /^Raise/),
  },
  {
    id: "1610",
    name: "Casino Hold'em",
    play: (page) => playAgainstDealer(page, ["ante", "aa"], /^Call/),
  },
  {
    id: "1611",
    name: "Bonus Poker",
    async play(page) {
      await playButton(page, "Deal").click();
      await playButton(page, "Draw").click();
    },
  },
  {
    id: "1612",
    name: "Double Double Bonus",
    async play(page) {
      await playButton(page, "Deal").click();
      await playButton(page, "Draw").click();
    },
  },
  {
    id: "1613",
    name: "Joker Poker",
    async play(page) {
      await playButton(page, "Deal").click();
      await playButton(page, "Draw").click();
    },
  },
  {
    id: "1614",
    name: "Craps",
    async play(page) {
      for (const kind of ["pass", "place6"]) await page.locator(`.craps-spot[data-kind="${kind}"]`).click();
      const roll = playButton(page, "Roll");
      await roll.click();
      // The round continues until both bets are decided; then the chip tray appears again.
      const chips = page.locator(".bet-tools");
      for (;;) {
        await expect(roll).toBeEnabled();
        if (await chips.isVisible()) break;
        await roll.click();
      }
    },
  },
  {
    id: "1615",
    name: "Pai Gow Poker",
    async play(page) {
      for (const kind of ["lantern", "main"]) await page.locator(`.dealer-spot[data-kind="${kind}"]`).click();
      await playButton(page, "Deal").click();
      const set = button(page, "Set hand");
      await expect(button(page, "Arrange for me")).toBeEnabled();
      await expect(set).toBeDisabled();
      // Cards are sorted by rank, so choosing the first two usually makes a foul hand, which the table points out.
      await page.keyboard.press("1");
      await page.keyboard.press("2");
      await expect(page.locator(".pai-gow-place[aria-pressed=true]")).toHaveCount(2);
      await expect(page.locator(".dealer-ask")).not.toHaveText("Choose two cards for your low hand.");
      await button(page, "Arrange for me").click();
      await expect(page.locator(".dealer-ask")).toContainText("High:");
      await set.click();
    },
  },
  {
    id: "1604",
    name: "Crown Jewels",
    async play(page) {
      await playButton(page, "Buy a ticket").click();
      await page.locator('[data-panel="4"]').click();
      await expect(page.locator('[data-panel="4"]')).toHaveAttribute("data-open", "true");
      await button(page, "Reveal all").click();
    },
  },
];

/** Returns a function that gives the total stake of the last round, from the server's response. */
function listenForStakes(page: Page): () => number {
  let stake = 0;
  page.on("response", async (response) => {
    if (response.request().method() !== "POST" || !/\/rounds(\/[^/]+\/actions)?$/.test(response.url()))
      return;
    stake = ((await response.json()) as { stake: number }).stake;
  });
  return () => stake;
}

test.describe("a round of every table game", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  for (const { id, name, play } of journeys) {
    test(name, async ({ page }) => {
      const complaints = recordConsoleMessages(page);
      await open(page, id);
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      expect(await amountOf(balance(page).textContent())).toBe(1000);
      const staked = listenForStakes(page);
      await expect(page.getByTestId("game-stake")).toHaveText("–");
      await play(page);
      await expect(lastWin(page)).not.toHaveText("–");
      // Once the round is over, nothing is at stake.
      await expect(page.getByTestId("game-stake")).toHaveText("–");
      const stake = staked();
      const win = await amountOf(lastWin(page).textContent());
      await expect.poll(() => amountOf(balance(page).textContent())).toBeCloseTo(1000 - stake + win, 2);
      expect(await roundsListed(page)).toBe(1);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
});

test("the pay plaque of Pai Gow Poker leaves the cards free", { tag: "@desk" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, "1615");
  const [plaque, cards] = await Promise.all([
    page.locator(".pay-plaque").boundingBox(),
    page.locator(".pai-gow-place").first().boundingBox(),
  ]);
  expect(plaque!.x + plaque!.width).toBeLessThanOrEqual(cards!.x);
});

test("every betting field has a sufficient touch area on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 684 });
  for (const id of ["1001", "1002"]) {
    await open(page, id);
    const heights = await page
      .locator(".cloth-field")
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThan(37.5);
    // The last row may be below the visible area, so the page may scroll vertically but never sideways.
    await button(page, /^Column 2:1, 1,/).click();
    await expect(button(page, /^Spin.*\$1\.00/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test("a real-money spin notifies the parent page and matches the wallet", async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  const { id: playerId, currency } = player;
  await depositTo(stack, { playerId, id: "to play with", currency, amountMinor: 10_000n });
  await logIn(page, player, "/login?destination=/account/profile");
  const url = await launchUrl(page, "1001", { mode: "real" });
  // The test page stands in for the page around the game's frame and only records the game's messages.
  await page.evaluate((src) => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    window.addEventListener("message", ({ data }) => received.push(data));
    const frame = Object.assign(document.createElement("iframe"), { src, title: "game" });
    frame.setAttribute("width", "1200");
    frame.setAttribute("height", "700");
    document.body.prepend(frame);
  }, url);
  const game = page.frameLocator("iframe[title=game]");
  await game.getByRole("button", { name: "Black", exact: true }).click();
  await playButton(game, "Spin").click();
  await expect(game.getByTestId("game-win")).toHaveText("–");
  // A click on the table skips the rest of the animation.
  await game.locator("main").click({ position: { x: 8, y: 8 } });
  await expect(game.getByTestId("game-win")).not.toHaveText("–");
  // The balance counts up to its new value, so we wait for the final one.
  await expect(game.getByTestId("game-balance")).toHaveText(/\b(99|101)\.00$/);
  const shown = await amountOf(game.getByTestId("game-balance").textContent());

  const received = await page.evaluate(
    () => (window as unknown as { received: { type: string }[] }).received,
  );
  expect(received.find(({ type }) => type === "parlour:game:ready")).toMatchObject({ mode: "real" });
  const balances = received.filter(({ type }) => type === "parlour:game:balance");
  expect(balances.at(-1)).toMatchObject({ amount: shown, currency, settled: true });
  const client = stack.client();
  await signIn(client, player);
  const { body } = await client.call(listBalances);
  expect(body.find(({ type }) => type === "Total")?.amount).toBe(shown);
});

test.describe("errors", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a round survives a lost connection, and a retry plays it once", async ({ page }) => {
    await open(page, "1202");
    await page.route("**/sessions/*/rounds", (route) => route.abort());
    await button(page, /^Roll/).click();
    const notice = page.getByText("Connection lost.");
    await expect(notice).toBeVisible();
    await page.unroute("**/sessions/*/rounds");
    await button(page, "Try again").click();
    await expect(lastWin(page)).not.toHaveText("–");
    await expect(notice).toBeHidden();
    expect(await roundsListed(page)).toBe(1);
  });

  test("an unfinished round is restored after the frame reloads", async ({ page }) => {
    await open(page, "1205");
    await playButton(page, "Start").click();
    const card = page.locator(".hilo-top p");
    const guess = page.locator(".hilo-guess:enabled").first();
    await expect(guess).toBeVisible();
    const name = await card.textContent();
    await page.reload();
    await expect(card).toHaveText(name ?? "");
    await expect(balance(page)).toHaveText("$999.00");
    await guess.click();
    await expect(card).not.toHaveText("");
    await expect(page.getByRole("button", { name: /^(Start|Cash out)/ })).toBeEnabled();
  });

  test("a stake above the balance is refused with a link to the cashier", async ({ page, stack }) => {
    const player = await addPlayer(stack);
    const { id: playerId, currency } = player;
    await depositTo(stack, { playerId, id: "a little", currency, amountMinor: 500n });
    await logIn(page, player, "/login?destination=/account/profile");
    await open(page, "1202", { mode: "real" });
    await page.getByLabel("Stake", { exact: true }).fill("20");
    await page.keyboard.press("Enter");
    await button(page, /^Roll/).click();
    await expect(page.getByText("Insufficient funds for this stake.")).toBeVisible();
    await button(page, "Deposit").click();
    await expect(page).toHaveURL(/\/account\/cashier/);
  });

  test("a used launch link shows a message", async ({ page, browser }) => {
    const url = await launchUrl(page, "1202");
    await page.goto(url);
    await expect(balance(page)).toBeVisible();
    const other = await browser.newPage();
    await other.goto(new URL(url, page.url()).href);
    await expect(other.getByRole("heading", { name: "This link has already been used" })).toBeVisible();
    await other.close();
  });

  test("a launch link for another game shows a message", async ({ page }) => {
    const url = await launchUrl(page, "1202");
    await page.goto(url.replace("/games/dice?", "/games/roulette?"));
    await expect(page.getByRole("heading", { name: "This link is for another game" })).toBeVisible();
    await expect(balance(page)).toHaveCount(0);
  });
});

test("seeds can be rotated, and the old one matches its hash", async ({ page }) => {
  await open(page, "1202");
  await button(page, "Provably fair").click();
  const hash = await page.getByLabel("Server seed hash", { exact: true }).inputValue();
  await page.getByLabel("Your seed", { exact: true }).fill("three-blind-mice");
  await button(page, "Change seeds and reveal the server seed").click();
  const revealed = await page.getByLabel("Previous server seed").inputValue();
  const digests = [
    createHash("sha256").update(revealed).digest("hex"),
    createHash("sha256").update(Buffer.from(revealed, "hex")).digest("hex"),
  ];
  expect(digests).toContain(hash);
  await expect(page.getByLabel("Server seed hash", { exact: true })).not.toHaveValue(hash);
  await expect(page.getByRole("link", { name: "Verify a round" })).toHaveAttribute("href", "/fairness");
});

test("every table game is translated into every language, including its rules", async ({ page }) => {
  for (const [language, rules] of [
    ["es", "Reglas y pagos"],
    ["fr", "Règles et gains"],
    ["pt", "Regras e pagamentos"],
    ["zh", "规则与赔付"],
  ] as const) {
    await open(page, "1003", { language });
    await button(page, rules).click();
    const dialog = page.getByRole("dialog", { name: rules });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(".key-list > div")).toHaveCount(17);
    expect(await page.locator("body").textContent()).not.toMatch(/games(-tables)?\.[a-z]/);
  }
});
