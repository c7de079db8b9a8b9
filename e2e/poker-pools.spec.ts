import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const patience = { timeout: 60_000 };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const handHeading = (page: Page) => page.getByRole("heading", { name: /^Hand / });

async function join(page: Page): Promise<void> {
  await button(page, "Join the pool").click(patience);
  await page.getByRole("dialog").getByRole("button", { name: "Join the pool" }).click();
  await expect(button(page, "Leave the pool")).toBeVisible(patience);
}

test("a visitor joins the practice pool, folds and goes with the keyboard, and leaves", {
  tag: "@ci",
}, async ({ page, stack }) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await openHydrated(page, "/poker");
  await button(page, "Fast-fold").click();
  await expect(page.getByRole("link", { name: "Open Lounge" })).toHaveCount(0);
  await expect(page.getByText("0 players in the pool").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open Express" }).first().click();
  await expect(page.getByText("Join the pool and you're dealt in straight away.")).toBeVisible(patience);
  await join(page);
  const offered = button(page, /^(Fold and move on|Fold|Next hand)$/).first();
  const check = page.getByTestId("poker-actions").getByRole("button", { name: "Check", exact: true });
  let folds = 0;
  // The fold button is not shown to a player who can check.
  await expect(async () => {
    if (await check.isVisible()) await page.keyboard.press("c");
    else if (!(await offered.isVisible())) stack.clock.advance(300);
    await expect(offered).toBeVisible({ timeout: 100 });
    if (folds === 0) await expectAccessible(page);
    const before = (await handHeading(page).textContent())!;
    await page.keyboard.press("f");
    // The next hand starts without any time passing on the server's clock.
    await expect(handHeading(page)).not.toHaveText(before, { timeout: 10_000 });
    await expect(handHeading(page)).toBeVisible({ timeout: 10_000 });
    folds += 1;
    expect(folds).toBe(3);
  }).toPass({ ...patience, intervals: [100] });
  await expectNoSideways(page);
  await button(page, "Leave the pool").click();
  await expect(async () => {
    stack.clock.advance(1_000);
    await expect(button(page, "Join the pool")).toBeVisible({ timeout: 100 });
  }).toPass({ ...patience, intervals: [100] });
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test("two players play a pool for money, re-buy automatically and leave with it", { tag: "@ci" }, async ({
  browser,
  stack,
}) => {
  test.slow();
  const pages: Page[] = [];
  for (const nickname of ["pool-one", "pool-two"]) {
    const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true, nickname });
    await depositTo(stack, { playerId: player.id, id: "deposit", currency: "USD", amountMinor: 20_000n });
    const page = await (await browser.newContext({ baseURL: stack.origin })).newPage();
    await logIn(page, player);
    await openHydrated(page, "/poker/tables/comet");
    await join(page);
    pages.push(page);
  }
  const [one, two] = pages as [Page, Page];
  await button(one, "Auto re-buy").click();
  await expect(button(one, "Auto re-buy")).toHaveAttribute("aria-pressed", "true");
  // The player who acts first folds, which ends a heads-up hand.
  await expect(async () => {
    stack.clock.advance(500);
    for (const page of pages) {
      const fold = button(page, "Fold");
      if (await fold.isVisible()) await fold.click();
    }
    const wins = await Promise.all(pages.map((page) => page.getByText(/^Wins /).count()));
    expect(Math.max(...wins)).toBeGreaterThan(0);
  }).toPass({ ...patience, intervals: [100] });
  // Opponents in a pool do not see each other's names.
  await expect(one.getByText("pool-two")).toHaveCount(0);
  for (const page of [one, two]) {
    await button(page, "Leave the pool").click();
    await expect(async () => {
      stack.clock.advance(1_000);
      await expect(button(page, "Join the pool")).toBeVisible({ timeout: 200 });
    }).toPass({ ...patience, intervals: [100] });
  }
  await openHydrated(one, "/account/history");
  await expect(one.getByText("Comet").first()).toBeVisible();
  await openHydrated(one, "/poker/hands");
  await expect(one.getByRole("link", { name: /Comet, hand/ }).first()).toBeVisible();
});
