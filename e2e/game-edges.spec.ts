import type { Page } from "@playwright/test";
import { expect, test } from "./own-stack.ts";

async function openPractice(page: Page, id: string): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url`;
  const answer = await page.request.get(`${path}?mode=practice&language=en`);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.getByTestId("game-balance")).toBeVisible();
}

test("a stake typed with a thousands separator is never read as one", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await openPractice(page, "1202");
  const stake = page.getByLabel("Stake", { exact: true });
  const set = async (text: string) => {
    await stake.fill(text);
    await stake.press("Enter");
    return Number((await stake.inputValue()).replace(/[^0-9.]/g, ""));
  };
  expect(await set("2")).toBe(2);
  // The typed amount is above the maximum, so the field changes it to the maximum.
  expect(await set("1,000")).toBeGreaterThan(2);
  expect(await set("2,00")).toBe(2);
});

test("Mines forgets the next multiplier when the round is over", { tag: ["@desk", "@ci"] }, async ({
  page,
}) => {
  await openPractice(page, "1203");
  const next = page.locator(".step-ladder [data-state=next]");
  await expect(next).toHaveText(/×$/);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".mines-tile").nth(6).click();
  const cashOut = page.getByRole("button", { name: /^Cash out/ });
  await expect(cashOut.or(page.getByRole("button", { name: "Start", exact: true }))).toBeEnabled();
  if (await cashOut.isVisible()) await cashOut.click();
  await expect(next).toHaveCount(0);
});
