import type { Page } from "@playwright/test";
import { expect, test } from "./own-stack.ts";

async function openJacks(page: Page): Promise<void> {
  const path = "/services/games-integration-service/api/v1/games/1101/practice/url?mode=practice&language=en";
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.getByTestId("game-balance")).toHaveText("$1,000.00");
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test("coins and ten hands are bet by touch on a narrow phone", { tag: "@ci" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openJacks(page);
  await expect(button(page, "Coins per hand: 5")).toHaveAttribute("aria-pressed", "true");
  await expect(
    page
      .getByRole("row", { name: /^Royal flush/ })
      .getByRole("cell")
      .last(),
  ).toHaveText("4,000");
  await button(page, "Coins per hand: 2").click();
  await button(page, "Number of hands: 10").click();
  await expect(button(page, /^Deal/)).toContainText("$4.00");
  await button(page, /^Deal/).click();
  await expect(button(page, /^Draw/)).toBeEnabled();
  await expect(page.getByTestId("game-stake")).toHaveText("$4.00");
  await page.locator(".poker-place").first().click();
  // A held card also appears in the nine other hands.
  await expect(page.locator(".poker-mini > span:not([data-back])")).toHaveCount(9);
  expect(await isWide(page)).toBe(false);
  await button(page, /^Draw/).click();
  await expect(button(page, /^Deal/)).toBeEnabled();
  await expect(page.locator(".poker-mini > span[data-back]")).toHaveCount(0);
  await expect(page.getByTestId("game-win")).not.toHaveText("–");
});

test("a win is doubled or lost, and collected with the keyboard", { tag: "@ci" }, async ({ page }) => {
  test.setTimeout(180_000);
  await openJacks(page);
  await button(page, "Double-up").click();
  await button(page, "Number of hands: 10").click();
  const question = page.getByText(/^Double \$[\d.,]+ to \$[\d.,]+\?$/);
  const deal = button(page, /^Deal/);
  const collect = button(page, /^Collect/);
  const playToOffer = async () => {
    await expect(async () => {
      if (await deal.isVisible()) await page.keyboard.press("Space");
      await expect(button(page, /^Draw/)).toBeEnabled({ timeout: 4_000 });
      await page.keyboard.press("Space");
      await expect(collect).toBeEnabled({ timeout: 4_000 });
    }).toPass();
  };
  await playToOffer();
  await expect(question).toBeVisible();
  await page.keyboard.press("Space");
  await expect(deal).toBeEnabled();
  await expect(page.getByTestId("game-win")).not.toHaveText("$0.00");

  await playToOffer();
  await page.keyboard.press("r");
  await expect(page.getByText(/^(Doubled!|Double-up lost\.)$/)).toBeVisible();
  await expect(deal.or(collect)).toBeEnabled();
  if (await collect.isVisible()) await page.keyboard.press("Space");
  await expect(deal).toBeEnabled();
  await playToOffer();
  await button(page, "Pick card 3").click();
  await expect(page.getByText(/^(Doubled!|Tie: you keep the amount\.|Double-up lost\.)$/)).toBeVisible();
});
