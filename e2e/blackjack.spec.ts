import type { Page } from "@playwright/test";
import { expect, test } from "./own-stack.ts";

async function openBlackjack(page: Page): Promise<void> {
  const path = "/services/games-integration-service/api/v1/games/1003/practice/url?mode=practice&language=en";
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.getByTestId("game-balance")).toHaveText("$1,000.00");
}

const spot = (page: Page, kind: string, hand: number) =>
  page.locator(`.bj-spot[data-kind="${kind}:${hand}"]`);
const dealButton = (page: Page) => page.getByRole("button", { name: /^Deal/ });
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Plays to the end with the keyboard: no insurance, and stand on every hand. */
async function standOnAll(page: Page): Promise<void> {
  const deal = dealButton(page);
  while (!(await deal.isVisible())) {
    const next = page.getByRole("button", { name: /^(No insurance for any hand|No insurance|Stand)$/ });
    await expect(deal.or(next.first())).toBeEnabled();
    if (await deal.isVisible()) return;
    const names = await next.allTextContents();
    await page.keyboard.press(
      names.some((name) => name.includes("any hand")) ? "x" : names.includes("Stand") ? "s" : "n",
    );
    await expect(page.locator(".table-moves button:disabled")).toHaveCount(0);
  }
}

test("five hands with side bets fit a narrow phone and are each settled", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openBlackjack(page);
  await expect(spot(page, "pairs", 1)).toBeDisabled();
  for (const hand of [1, 2, 3, 4, 5])
    for (const kind of ["main", "pairs", "poker"]) {
      const field = spot(page, kind, hand);
      const box = (await field.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await field.click();
    }
  await expect(dealButton(page)).toContainText("$15.00");
  await dealButton(page).click();
  await expect(page.locator(".bj-place .bj-hand")).toHaveCount(5);
  expect(await isWide(page)).toBe(false);
  await standOnAll(page);
  await expect(page.locator(".bj-place .bj-outcome")).toHaveCount(5);
  await expect(page.locator(".bj-side-result")).toHaveCount(10);
  await expect(page.getByTestId("game-win")).not.toHaveText("–");
  expect(await isWide(page)).toBe(false);

  // The bets stay on the table, and can be doubled for the next round or changed.
  await page.keyboard.press("d");
  await expect(dealButton(page)).toContainText("$30.00");
  await expect(page.locator(".bj-place .bj-hand")).toHaveCount(0);
});

test("the hint is remembered on the device and recommends a move", async ({ page }) => {
  await openBlackjack(page);
  const toggle = page.getByRole("button", { name: "Strategy hint", exact: true });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("t");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await spot(page, "main", 3).click();
  await expect(async () => {
    // A blackjack ends the round at once, so another one is dealt.
    if (await dealButton(page).isVisible()) await dealButton(page).click();
    await expect(page.getByText(/^Basic strategy: /)).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await expect(page.locator(".table-moves [data-hinted]")).toHaveCount(1);
});
