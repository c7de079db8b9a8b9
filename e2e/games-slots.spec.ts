import { AxeBuilder } from "@axe-core/playwright";
import { returns } from "@parlour/games/kit/math/returns";
import { expect, type Page, test } from "@playwright/test";
import { logIn, recordConsoleMessages } from "./own-stack.ts";

const demo = { username: "demo@parlour.example", password: "Parlour-demo-1" };

async function open(page: Page, id: string, mode: "real" | "practice", language = "en"): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}${mode === "practice" ? "/practice" : ""}/url`;
  // A server that has just started on a busy machine may respond with 503.
  await expect(async () => {
    const answer = await page.request.get(`${path}?mode=${mode}&language=${language}`);
    await page.goto(((await answer.json()) as { url: string }).url);
  }).toPass({ timeout: 20_000 });
  await expect(page.getByTestId("game-balance")).toBeVisible();
}

const spin = (page: Page) => page.getByRole("button", { name: "Spin", exact: true });
const amountIn = async (page: Page, id: string) =>
  Number((await page.getByTestId(id).textContent())?.replace(/[^0-9.]/g, ""));

/** Spins, and skips the animations until the reels have stopped and the win is shown. */
async function playOnce(page: Page): Promise<void> {
  await spin(page).click();
  const skip = page.getByRole("button", { name: "Skip", exact: true });
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 });
    await expect(spin(page)).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
}

/** Reads the canvas at low resolution, which is enough to see that something is painted. */
const coloursOn = (page: Page) =>
  page.locator(".slot-machine canvas[role=img]").evaluate((canvas: HTMLCanvasElement) => {
    const small = document.createElement("canvas");
    small.width = small.height = 24;
    const context = small.getContext("2d")!;
    context.drawImage(canvas, 0, 0, 24, 24);
    const { data } = context.getImageData(0, 0, 24, 24);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]! > 0)
        colours.add((data[at]! >> 5) * 64 + (data[at + 1]! >> 5) * 8 + (data[at + 2]! >> 5));
    }
    return colours.size;
  });

/**
 * One slot of each kind: three reels, pays anywhere, cluster pays, reels of varying height, reels that grow
 * by a row, four fixed jackpots, sticky wild reels, an expanding symbol, multipliers on cells, an ante bet,
 * reels that open, and collectors.
 */
const slots = [
  "1401",
  "1409",
  "1411",
  "1412",
  "1700",
  "1701",
  "1703",
  "1704",
  "1710",
  "1711",
  "1712",
  "1713",
];

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

test("slots are drawn, spin by keyboard, and show correct amounts", { tag: "@landing" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const complaints = recordConsoleMessages(page);
  for (const id of slots) {
    await open(page, id, "practice");
    await expect.poll(() => coloursOn(page), `${id} is painted`).toBeGreaterThan(12);
    const before = await amountIn(page, "game-balance");
    const stake = Number((await page.locator(".stake-box input").inputValue()).replace(/[^\d.]/g, ""));
    await page.locator("body").press(" ");
    await expect(page.getByTestId("game-win")).not.toHaveText("–");
    await expect(spin(page)).toBeVisible();
    const win = await amountIn(page, "game-win");
    await expect.poll(() => amountIn(page, "game-balance")).toBeCloseTo(before - stake + win, 2);
  }
  expect(complaints).toEqual([]);
});

test("real money: the game shows the wallet's balance, and the rules show the RTP", { tag: "@ci" }, async ({
  page,
}) => {
  await logIn(page, demo);
  await open(page, "1402", "real");
  await playOnce(page);
  await page.goto("/");
  const inHeader = await page.getByText(/^Balance \$/).textContent();
  await open(page, "1402", "real");
  await expect(page.getByTestId("game-balance")).toHaveText(inHeader!.replace("Balance ", ""));
  await page.getByRole("button", { name: "Rules and payouts" }).click();
  const rules = page.getByRole("dialog");
  await expect(rules).toContainText(`${returns["midnight-conservatory"]!.returnToPlayer.toFixed(4)}%`);
  await expect(rules.locator(".slot-pays > li")).toHaveCount(10);
  expect(await violationsOn(page)).toEqual([]);
});

test("quick spin and stake change by keyboard, in the player's language", { tag: "@ci" }, async ({
  page,
}) => {
  await open(page, "1407", "practice", "fr");
  await expect(page.getByRole("button", { name: "Lancer", exact: true })).toBeVisible();
  const quick = page.getByRole("button", { name: "Tours rapides" });
  await expect(quick).toHaveAttribute("aria-pressed", "false");
  await page.locator("body").press("q");
  await expect(quick).toHaveAttribute("aria-pressed", "true");
  const stake = page.locator(".stake-box input");
  const before = await stake.inputValue();
  await page.locator("body").press("ArrowUp");
  await expect(stake).not.toHaveValue(before);
  expect(await violationsOn(page)).toEqual([]);
});

test("the banner of a big win covers no symbol, on phones and wide screens", { tag: "@ci" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Big wins are rare, so we change the response to contain one.
  await page.route("**/sessions/*/rounds", async (route) => {
    const response = await route.fetch();
    const round = await response.json();
    await route.fulfill({ response, json: { ...round, win: round.stake * 40 } });
  });
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, "1409", "practice");
    await page.locator("body").press(" ");
    await expect(page.locator(".win-banner")).toBeVisible();
    const banner = (await page.locator(".win-banner").boundingBox())!;
    const reels = (await page.locator(".slot-machine canvas[role=img]").boundingBox())!;
    expect(banner.y + banner.height).toBeLessThanOrEqual(reels.y);
    expect(banner.x).toBeGreaterThanOrEqual(0);
    expect(banner.x + banner.width).toBeLessThanOrEqual(viewport.width);
  }
});

/** Changes what the server answers, because big wins are rare. */
async function payTimes(page: Page, times: number): Promise<void> {
  await page.route("**/sessions/*/rounds", async (route) => {
    const response = await route.fetch();
    const round = await response.json();
    await route.fulfill({ response, json: { ...round, win: round.stake * times } });
  });
}

test("a big win climbs the ladder over the reels, and a press closes it", { tag: "@ci" }, async ({
  page,
}) => {
  await payTimes(page, 60);
  await open(page, "1401", "practice");
  await spin(page).click();
  const ladder = page.locator(".slot-celebration");
  await expect(ladder).toContainText("Big win", { timeout: 20_000 });
  await expect(ladder).toHaveAttribute("data-rung", "epic", { timeout: 15_000 });
  await expect(ladder.locator("li[data-reached]")).toHaveCount(3);
  await expect(async () => {
    await page.locator("body").press(" ");
    await expect(ladder).toHaveCount(0, { timeout: 300 });
  }).toPass();
  const banner = page.locator(".win-banner");
  await expect(banner).toContainText("Epic win");
  await expect(banner).toContainText("60.00×");
});

test("each win of a spin has its own text, a lost spin says so, and ways are counted", {
  tag: "@ci",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "1405", "practice");
  await expect(page.locator(".slot-hud")).toContainText("243 ways");
  const seen = { win: false, loss: false };
  await expect(async () => {
    await playOnce(page);
    const win = await amountIn(page, "game-win");
    if (win === 0) {
      await expect(page.locator(".slot-hud")).toContainText("No win");
      await expect(page.locator(".slot-win-text")).toHaveText(/^\s*$/);
      seen.loss = true;
    } else {
      await expect(page.locator(".slot-win-text")).toHaveText(/\d+ × .+, \d+ ways?: \$[\d.]+/);
      seen.win = true;
    }
    expect(seen).toEqual({ win: true, loss: true });
  }).toPass({ timeout: 90_000, intervals: [0] });
});

test("effects and music have volumes that the device remembers", { tag: "@ci" }, async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "1402", "practice");
  await page.getByRole("button", { name: "Sound", exact: true }).click();
  const panel = page.getByRole("region", { name: "Sound" });
  const music = panel.getByRole("slider", { name: "Music" });
  await expect(music).toHaveValue("0");
  await expect(panel.getByRole("slider", { name: "Effects" })).toHaveValue("80");
  await music.press("ArrowRight");
  await music.press("ArrowRight");
  expect(await violationsOn(page)).toEqual([]);
  const box = (await panel.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  await panel.getByRole("switch", { name: "Sound" }).click();
  await expect(music).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await open(page, "1703", "practice");
  await page.getByRole("button", { name: "Sound", exact: true }).click();
  await expect(page.getByRole("slider", { name: "Music" })).toHaveValue("10");
  await expect(page.getByRole("switch", { name: "Sound" })).not.toBeChecked();
  expect(complaints).toEqual([]);
});

test("free spins are bought at the price that was shown, and an ante bet costs more than the stake", {
  tag: "@ci",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "1711", "practice");
  const before = await amountIn(page, "game-balance");
  const ante = page.getByRole("button", { name: "Ante bet" });
  await ante.click();
  await expect(ante).toHaveAttribute("aria-pressed", "true");
  const cost = Number((await ante.textContent())!.match(/[0-9.]+/)![0]);
  // Autoplay also plays ante bets; its cost and loss limits are then multiples of the price of an ante bet.
  await page.getByRole("button", { name: "Autoplay", exact: true }).click();
  const autoplay = page.getByRole("dialog", { name: "Autoplay" });
  const start = autoplay.getByRole("button", { name: /^Start/ });
  const total = Number((await start.textContent())!.replace(/[^0-9.]/g, ""));
  expect(total).toBeCloseTo(10 * cost, 2);
  await autoplay.getByRole("button", { name: "Close" }).first().click();
  // The toggle has the focus, so the space bar would switch it off again instead of spinning.
  await spin(page).click();
  await expect(page.getByTestId("game-win")).not.toHaveText("–");
  await expect(spin(page)).toBeVisible();
  const first = await amountIn(page, "game-win");
  await expect.poll(() => amountIn(page, "game-balance")).toBeCloseTo(before - cost + first, 2);
  const between = await amountIn(page, "game-balance");
  await page.getByRole("button", { name: /^Buy free spins/ }).click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: /^Buy for/ });
  const price = Number((await confirm.textContent())!.replace(/[^0-9.]/g, ""));
  expect(await violationsOn(page)).toEqual([]);
  await confirm.click();
  await expect(spin(page)).toBeVisible({ timeout: 30_000 });
  const win = await amountIn(page, "game-win");
  await expect.poll(() => amountIn(page, "game-balance")).toBeCloseTo(between - price + win, 2);
});
