import { AxeBuilder } from "@axe-core/playwright";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Browser, Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, test } from "./own-stack.ts";

const patience = { timeout: 60_000 };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const actions = (page: Page) => page.getByTestId("poker-actions");

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

async function enter(
  browser: Browser,
  stack: TestStack,
  nickname: string,
  viewport: Viewport,
): Promise<Page> {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true, nickname });
  await depositTo(stack, { playerId: player.id, id: "deposit", currency: "USD", amountMinor: 50_000n });
  const page = await (await browser.newContext({ baseURL: stack.origin, viewport })).newPage();
  await logIn(page, player);
  return page;
}
type Viewport = { width: number; height: number } | null;

async function sitAt(page: Page, table: string): Promise<void> {
  await openHydrated(page, `/poker/tables/${table}`);
  await button(page, /^Sit in seat/)
    .first()
    .click(patience);
  await button(page, "Sit down").click();
  await expect(button(page, "Leave the table")).toBeVisible(patience);
}

async function until(stack: TestStack, holds: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    stack.clock.advance(300);
    expect(await holds()).toBe(true);
  }).toPass({ ...patience, intervals: [100] });
}

test("all-in players run it twice, and the replay shows both boards", { tag: "@ci" }, async ({
  browser,
  stack,
  viewport,
}) => {
  test.slow();
  const pages = [
    await enter(browser, stack, "runner-one", viewport),
    await enter(browser, stack, "runner-two", viewport),
  ];
  for (const page of pages) await sitAt(page, "cinnabar");
  const [one, two] = pages as [Page, Page];
  await button(one, /^Straddle /).click();
  await expect(button(one, /^Straddle /)).toHaveAttribute("aria-pressed", "true");
  const runs = (page: Page) => button(page, "Run it twice");
  await until(stack, async () => {
    for (const page of pages) {
      if (!(await actions(page).isVisible())) continue;
      const allIn = actions(page).getByRole("button", { name: "All in" });
      if (await allIn.isVisible()) {
        await allIn.click();
        await page.keyboard.press("r");
      } else await page.keyboard.press("c");
    }
    return await runs(one).isVisible();
  });
  expect(await violationsOn(one)).toEqual([]);
  await runs(one).click();
  await expect(one.getByText("You agreed. Waiting for the others.")).toBeVisible();
  await runs(two).click();
  await expect(two.getByTestId("poker-board")).toHaveCount(2, patience);
  expect(await violationsOn(two)).toEqual([]);
  const replay = await two.getByRole("link", { name: "Replay this hand" }).getAttribute("href");
  await openHydrated(two, replay!);
  await two.getByRole("slider", { name: "Replay position" }).press("End");
  await expect(two.getByTestId("poker-board")).toHaveCount(2);
  await expect(two.getByText(/runner-one agrees to run it twice/)).toBeVisible();
});

test("a player who loses the connection in a hand comes back to the same seat and hand", {
  tag: "@ci",
}, async ({ browser, stack, viewport }) => {
  test.slow();
  const pages = [
    await enter(browser, stack, "back-one", viewport),
    await enter(browser, stack, "back-two", viewport),
  ];
  for (const page of pages) await sitAt(page, "ebony");
  const handNumber = (page: Page) => page.getByRole("heading", { name: /^Hand \d+$/ }).textContent();
  let gone = pages[0]!;
  await until(stack, async () => {
    for (const page of pages) if (await actions(page).isVisible()) gone = page;
    return await actions(gone).isVisible();
  });
  const [hand, seat] = [await handNumber(gone), await gone.locator(".poker-card-lg").allTextContents()];
  expect(seat).toHaveLength(2);
  await gone.context().setOffline(true);
  await gone.reload().catch(() => {});
  const other = pages.find((page) => page !== gone)!;
  await expect(other.getByText("Disconnected").first()).toBeVisible(patience);
  await gone.context().setOffline(false);
  await openHydrated(gone, "/poker/tables/ebony");
  await expect(actions(gone)).toBeVisible(patience);
  expect(await handNumber(gone)).toBe(hand);
  expect(await gone.locator(".poker-card-lg").allTextContents()).toEqual(seat);
  await expect(other.getByText("Disconnected")).toHaveCount(0, patience);
  await gone.keyboard.press("c");
  await expect(gone.getByText(/^back-(one|two) (calls|checks)/).first()).toBeVisible(patience);
});

test("two players make a deal at the final table", { tag: "@ci" }, async ({ browser, stack, viewport }) => {
  test.slow();
  const pages = [
    await enter(browser, stack, "deal-one", viewport),
    await enter(browser, stack, "deal-two", viewport),
  ];
  for (const page of pages) {
    await openHydrated(page, "/poker?tab=sit-and-go");
    await button(page, "Register: Quick Duel").click();
    // The second player's registration starts the tournament and opens its table.
    if (page === pages[0]) await expect(page.getByText("Registered").first()).toBeVisible(patience);
  }
  for (const page of pages) await expect(page).toHaveURL(/\/poker\/tables\//, patience);
  const [one, two] = pages as [Page, Page];
  for (const page of pages) await page.getByRole("switch", { name: /Discuss a deal/ }).click(patience);
  await until(stack, async () => {
    for (const page of pages) if (await actions(page).isVisible()) await page.keyboard.press("f");
    return await button(one, "Propose this deal").isVisible();
  });
  expect(await violationsOn(one)).toEqual([]);
  await button(one, "Propose this deal").click();
  await expect(two.getByText("deal-one proposes a deal: ICM")).toBeVisible(patience);
  await button(two, /^Accept \$/).click();
  await expect(two.getByText(/Your prize of \$/)).toBeVisible(patience);
  await expect(one.getByText("You have a deal")).toBeVisible(patience);
});

test("several tables are played side by side, and keys act at the one in use", {
  tag: ["@ci", "@desk"],
}, async ({ page, stack }) => {
  test.slow();
  await openHydrated(page, "/poker");
  await page.getByRole("link", { name: "Multi-table view" }).click();
  for (const table of ["practice-lounge", "practice-duel", "practice-foundry"]) {
    await page.getByLabel("Add a table").selectOption(table);
    const tile = page.locator(`#poker-tile-${table}`);
    await tile
      .getByRole("button", { name: /^Sit in seat/ })
      .first()
      .click(patience);
    await button(page, "Sit down").click();
    await expect(tile.getByRole("button", { name: "Leave the table" })).toBeVisible(patience);
  }
  const tiles = page.getByTestId("poker-tile");
  await expect(tiles).toHaveCount(3);
  await until(stack, async () => (await tiles.getByTestId("poker-actions").count()) >= 2);
  expect(await violationsOn(page)).toEqual([]);
  // We find the tables by id, because a filtered locator would match the next table once the player has acted at the
  // first.
  const acting = await tiles
    .filter({ has: page.getByTestId("poker-actions") })
    .evaluateAll((nodes) => nodes.map(({ id }) => id));
  const [first, second] = acting.map((id) => page.locator(`#${id}`));
  // The first row of tables, with its buttons, fits on the screen.
  const bottom = await first!
    .getByTestId("poker-actions")
    .evaluate((node) => node.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeLessThanOrEqual(900);
  const number = (await first!.getByRole("heading", { level: 2 }).textContent())![0]!;
  await page.keyboard.press(number);
  await expect(first!).toHaveAttribute("data-active", "true");
  await page.keyboard.press("c");
  await expect(first!.getByTestId("poker-actions")).toHaveCount(0, patience);
  await expect(second!.getByTestId("poker-actions")).toBeVisible();
  await first!.getByRole("button", { name: /^Close / }).click();
  await expect(tiles).toHaveCount(2);
});
