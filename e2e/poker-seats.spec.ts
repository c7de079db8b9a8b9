import { AxeBuilder } from "@axe-core/playwright";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, test } from "./own-stack.ts";

const patience = { timeout: 60_000 };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const isTurn = (page: Page) => page.getByTestId("poker-actions").isVisible();

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

async function logInWithMoney(stack: TestStack, page: Page, nickname: string): Promise<void> {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true, nickname });
  await depositTo(stack, { playerId: player.id, id: "deposit", currency: "USD", amountMinor: 20_000n });
  await logIn(page, player);
}

async function sit(page: Page): Promise<void> {
  await button(page, /^Sit in seat/)
    .first()
    .click(patience);
  await button(page, "Sit down").click();
  await expect(button(page, "Leave the table")).toBeVisible(patience);
}

test("a player away from the table is told that it is their turn, and returns", { tag: "@ci" }, async ({
  browser,
  stack,
}) => {
  test.slow();
  const pages: Page[] = [];
  for (const name of ["away-one", "away-two"]) {
    const page = await (await browser.newContext({ baseURL: stack.origin })).newPage();
    await logInWithMoney(stack, page, name);
    // No other journey plays at this table, so all its seats are free.
    await openHydrated(page, "/poker/tables/jasper");
    await sit(page);
    pages.push(page);
  }
  const [one, two] = pages as [Page, Page];
  await expect(async () => {
    stack.clock.advance(300);
    expect((await isTurn(one)) || (await isTurn(two))).toBe(true);
  }).toPass({ ...patience, intervals: [100] });
  const [acting, waiting] = (await isTurn(one)) ? [one, two] : [two, one];
  await expect(acting).toHaveTitle(/^It's your turn\. Jasper/);

  await waiting.getByRole("link", { name: "Back to the poker lobby" }).click();
  await expect(waiting.getByRole("link", { name: "Return to table Jasper" })).toBeVisible(patience);
  await expect(waiting.getByText("Your turn at Jasper")).toHaveCount(0);
  expect(await violationsOn(waiting)).toEqual([]);

  await acting.getByRole("link", { name: "Back to the poker lobby" }).click();
  await expect(acting.getByText("Your turn at Jasper")).toBeVisible(patience);
  await expect(acting).toHaveTitle("Your turn at Jasper");
  expect(await violationsOn(acting)).toEqual([]);
  await button(acting, "Go to table").click();
  await expect(acting).toHaveURL(/\/poker\/tables\/jasper$/);
  await expect(acting.getByText("Your turn at Jasper")).toHaveCount(0);
  await expect(acting.getByTestId("poker-actions")).toBeVisible(patience);
  await acting.keyboard.press("c");
  await expect(waiting.getByText("Your turn at Jasper")).toBeVisible(patience);
  await waiting.getByRole("link", { name: "Return to table Jasper" }).click();
  // The first player to leave stays seated until the hand is over. The second one ends the hand by leaving too.
  for (const page of pages) await button(page, "Leave the table").click();
  for (const page of pages) {
    await expect(async () => {
      stack.clock.advance(1_000);
      const isFree = page.getByText("Choose an open seat to play, or just watch.");
      await expect(isFree).toBeVisible({ timeout: 100 });
    }).toPass({ ...patience, intervals: [100] });
  }
  await openHydrated(one, "/poker");
  await expect(one.getByRole("heading", { name: "Your tables" })).toHaveCount(0);
});

test("the filters of the lobby are part of its address", { tag: "@ci" }, async ({ page }) => {
  // On wide screens, a preview beside the list also links to the table.
  const open = (name: string | RegExp) => page.getByRole("listitem").getByRole("link", { name });
  await openHydrated(page, "/poker");
  await page.getByLabel("Any currency").selectOption("EUR");
  await page.getByLabel("Any limit").selectOption("pot");
  await expect(page).toHaveURL(/\/poker\?(?=.*limit=pot)(?=.*currency=EUR)/);
  await expect(open("Open Fern")).toBeVisible();
  await expect(open("Open Clover")).toHaveCount(0);
  await openHydrated(page, page.url());
  await expect(open(/^Open /)).toHaveCount(1);
  await page.getByLabel("Any limit").selectOption("all");
  await page.getByLabel("Any stakes").selectOption("micro");
  await expect(open(/^Open /)).toHaveCount(1);
  await expect(open("Open Bramble")).toBeVisible();
  await page.getByRole("tab", { name: "Sit & go" }).click();
  await expect(page).toHaveURL(/currency=EUR/);
  const tournament = (name: string) => page.getByRole("listitem").getByRole("link", { name, exact: true });
  await expect(tournament("Polka")).toBeVisible();
  await expect(tournament("Turbo Duel")).toHaveCount(0);
  await page.getByLabel("Any format").selectOption("headsUp");
  await expect(tournament("Quadrille")).toHaveCount(0);
  await expect(tournament("Polka")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel("Any format").selectOption("all");
  await expect(tournament("Quadrille")).toBeVisible();
  await page.getByRole("tab", { name: "Tables" }).click();
  await page.getByText("Practice", { exact: true }).first().click();
  await expect(page).not.toHaveURL(/currency=/);
  expect(await violationsOn(page)).toEqual([]);
});

test("each of several tables has its own chat", { tag: ["@ci", "@desk"] }, async ({ page, stack }) => {
  test.slow();
  await logInWithMoney(stack, page, "tile-talker");
  await openHydrated(page, "/poker/tiles?tables=amber,basalt");
  const [first, second] = [page.locator("#poker-tile-amber"), page.locator("#poker-tile-basalt")];
  await sit(page);
  await first.getByRole("button", { name: "Table chat" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Good luck at this table");
  await dialog.getByRole("textbox").press("Enter");
  await expect(dialog.getByText("Good luck at this table")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await second.getByRole("button", { name: "Table chat" }).click();
  await expect(page.getByRole("dialog").getByText("Good luck at this table")).toHaveCount(0);
});
