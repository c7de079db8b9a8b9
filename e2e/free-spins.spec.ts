import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import { gameWalletOf } from "@parlour/stack/testing-wallet";
import type { Page } from "@playwright/test";
import { expect, logIn, test } from "./own-stack.ts";

const SLOT = "1402";
const spin = (page: Page) => page.getByRole("button", { name: "Spin", exact: true });
const amountOf = (text: string | null) => Number((text ?? "").replace(/[^0-9.]/g, ""));
const balance = async (page: Page) => amountOf(await page.getByTestId("game-balance").textContent());

/** Spins, and skips the animations until the round is over. */
async function playOnce(page: Page, isOver: () => Promise<boolean>): Promise<void> {
  await spin(page).click();
  const skip = page.getByRole("button", { name: "Skip", exact: true });
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 });
    expect(await isOver()).toBe(true);
  }).toPass({ timeout: 30_000 });
}

test("Players 16: free spins cost nothing, are counted and summed up, and end with an explicit step", {
  tag: "@ci",
}, async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  const playerId = player.id;
  await depositTo(stack, { playerId, id: "start", currency: "USD", amountMinor: 100_00n });
  const expiresAt = new Date(stack.clock.now().getTime() + 3_600_000);
  const grant = { playerId, gameId: SLOT, currency: "USD", stakeMinor: 25, spins: 2 };
  await gameWalletOf(stack).grantSpins({ ...grant, id: "journey", credit: "cash", expiresAt });
  await logIn(page, player);
  const path = `/services/games-integration-service/api/v1/games/${SLOT}/url?mode=real&language=en`;
  const { url } = (await (await page.request.get(path)).json()) as { url: string };
  await page.goto(url);

  const banner = page.getByTestId("promotional-spins");
  await expect(banner).toContainText("2 free spins");
  await expect(banner).toContainText("$0.25 each");
  await expect(banner).toContainText("Won so far: $0.00");
  const start = await balance(page);
  expect(start).toBe(100);

  await playOnce(page, () => spin(page).isVisible());
  await expect(banner).toContainText("1 free spin");
  const won = amountOf((await banner.getByText(/^Won so far/).textContent()) ?? "");
  // During free spins the balance only increases, and only by the winnings.
  expect(await balance(page)).toBeCloseTo(start + won, 2);

  const summary = page.getByRole("region", { name: "Your free spins are over" });
  await playOnce(page, () => summary.isVisible());
  await expect(summary).toContainText("2 spins played");
  const total = amountOf((await summary.textContent())?.match(/\$([\d.,]+) won/)?.[1] ?? "");
  await expect.poll(() => balance(page)).toBeCloseTo(start + total, 2);
  // Neither the space bar nor a button starts a paid spin before the player has agreed to it.
  const paid: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/rounds")) paid.push(request.url());
  });
  const next = summary.getByRole("button", { name: "Continue with your own balance" });
  await expect(next).toBeFocused();
  await page.locator("main").press("ArrowUp");
  expect(paid).toEqual([]);

  await next.click();
  await expect(summary).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  // After the free spins, the player's own stake applies again, and the next spin is charged at that stake.
  const stake = amountOf(await page.locator(".stake-box input").inputValue());
  expect(stake).not.toBe(0.25);
  const before = await balance(page);
  await playOnce(page, () => spin(page).isVisible());
  expect(paid).toHaveLength(1);
  const win = amountOf((await page.getByTestId("game-win").textContent())?.replace("–", "0") ?? "0");
  await expect.poll(() => balance(page)).toBeCloseTo(before - stake + win, 2);
});
