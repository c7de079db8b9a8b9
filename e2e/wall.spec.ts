import type { TestStack } from "@parlour/stack/testing";
import { manyGamesStack } from "@parlour/stack/testing-many-games";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, test as ownTest } from "./own-stack.ts";

const GAMES = 100;

const test = ownTest.extend<object, { stack: TestStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const stack = await manyGamesStack(GAMES);
      await use(stack);
      await stack.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

const cards = (page: Page) => page.getByRole("article");
const lastCard = (page: Page) => cards(page).getByRole("link", { name: new RegExp(` ${GAMES}$`) });

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test("a grid of many games grows to its end and keeps only nearby cards in the page", {
  tag: "@ci",
}, async ({ page }) => {
  await openHydrated(page, "/casino/slots");
  await expect(cards(page)).toHaveCount(24);
  await expect(async () => {
    await scrollToEnd(page);
    await expect(lastCard(page)).toBeVisible({ timeout: 250 });
  }).toPass();
  await expect(page.getByRole("link", { name: /^Show more/ })).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeLessThan(GAMES);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards(page).getByRole("link", { name: "Amber Orchard 1", exact: true })).toBeVisible();
});

test("cards that could not be loaded are requested again without affecting the others", {
  tag: "@ci",
}, async ({ page }) => {
  await openHydrated(page, "/casino/slots");
  await page.route("**/casino/slots.data?*", (route) => route.abort());
  await scrollToEnd(page);
  await expect(page.getByText("We couldn't load more games. Please try again.")).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.unroute("**/casino/slots.data?*");
  await page.getByRole("link", { name: "Show more (24 of 100)" }).click();
  await expect(page.getByRole("link", { name: "Show more (24 of 100)" })).toHaveCount(0);
  await expect(page.getByText("We couldn't load more games. Please try again.")).toHaveCount(0);
});
