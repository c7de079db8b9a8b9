import { AxeBuilder } from "@axe-core/playwright";
import { languageCodes } from "@parlour/contracts/languages";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { collectOverflow } from "./overflow.ts";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const patience = { timeout: 60_000 };

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const actions = (page: Page) => page.getByTestId("poker-actions");

/** Takes the first free seat and buys in with the suggested number of chips. */
async function sit(page: Page): Promise<void> {
  await button(page, /^Sit in seat/)
    .first()
    .click(patience);
  await button(page, "Sit down").click();
  await expect(button(page, "Leave the table")).toBeVisible(patience);
}

test("a visitor practises against bots with the keyboard and replays the hand", {
  tag: ["@landing", "@ci"],
}, async ({ page, stack }) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  await openHydrated(page, "/poker");
  await expect(page.getByRole("heading", { name: "Poker", level: 1 })).toBeVisible();
  await page.getByText("Real money", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Open Lounge" })).toHaveCount(0);
  await page.getByText("All", { exact: true }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Practise now" }).click();
  await sit(page);
  const replay = page.getByRole("link", { name: "Replay this hand" });
  let hasActed = false;
  await expect(async () => {
    stack.clock.advance(1_000);
    if (await actions(page).isVisible()) {
      if (!hasActed) expect(await violationsOn(page)).toEqual([]);
      hasActed = true;
      await page.keyboard.press("c");
    }
    expect(hasActed && (await replay.isVisible())).toBe(true);
  }).toPass({ ...patience, intervals: [100] });
  const address = await replay.getAttribute("href");
  await button(page, "Leave the table").click();
  await openHydrated(page, address!);
  await expect(page.getByText("Pot", { exact: false }).first()).toBeVisible();
  await button(page, "Next").click();
  await expect(page.getByRole("slider", { name: "Replay position" })).toHaveValue("1");
  await expect(page.getByText("cards match the commitment")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 780 });
  const { problems, check } = collectOverflow(page);
  for (const language of languageCodes) {
    await openHydrated(page, `${address}?lang=${language}`);
    await expect(page.getByRole("slider")).toBeVisible();
    await check(language);
  }
  expect(problems).toEqual({});
  expect(complaints).toEqual([]);
});

test("two players sit down, play a hand for money and leave with it", { tag: "@ci" }, async ({
  browser,
  stack,
}) => {
  test.slow();
  const pages: Page[] = [];
  for (const name of ["one", "two"]) {
    const player = await addPlayer(stack, {
      currency: "USD",
      trustsEveryDevice: true,
      nickname: `poker-${name}`,
    });
    await depositTo(stack, { playerId: player.id, id: "deposit", currency: "USD", amountMinor: 20_000n });
    const page = await (await browser.newContext({ baseURL: stack.origin })).newPage();
    await logIn(page, player);
    await openHydrated(page, "/poker/tables/ebony");
    await sit(page);
    pages.push(page);
  }
  const [one, two] = pages as [Page, Page];
  await expect(async () => {
    stack.clock.advance(300);
    for (const page of pages) if (await actions(page).isVisible()) await page.keyboard.press("c");
    await expect(one.getByText(/^Wins /).first()).toBeVisible({ timeout: 200 });
  }).toPass({ ...patience, intervals: [100] });
  for (const page of [one, two]) {
    await button(page, "Leave the table").click();
    await expect(page.getByText("Choose an open seat to play, or just watch.")).toBeVisible(patience);
  }
  await openHydrated(one, "/account/history");
  await expect(one.getByText("Ebony").first()).toBeVisible();
  await openHydrated(one, "/poker/hands");
  await expect(one.getByRole("link", { name: /Ebony, hand/ })).toBeVisible();
  await expect(one.getByRole("heading", { name: "My statistics" })).toBeVisible();
  expect(await violationsOn(one)).toEqual([]);
});

test("a player registers for a practice sit & go and plays a hand", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  test.slow();
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true, nickname: "sitandgo" });
  await logIn(page, player);
  const complaints = recordConsoleMessages(page);
  await openHydrated(page, "/poker");
  await page.getByRole("tab", { name: "Sit & go" }).click();
  await expect(page.getByRole("link", { name: "Quick Duel" })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "First Steps" }).click();
  await expect(page.getByRole("heading", { name: "First Steps" })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await button(page, "Register: First Steps").click();
  await expect(page).toHaveURL(/\/poker\/tables\//, patience);
  await expect(page.getByTestId("tournament-bar")).toContainText("6 / 6", patience);
  await expect(button(page, "Leave the table")).toHaveCount(0);
  await expect(async () => {
    stack.clock.advance(1_000);
    expect(await actions(page).isVisible()).toBe(true);
  }).toPass({ ...patience, intervals: [100] });
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("c");
  await expect(page.getByText(/^sitandgo (calls|checks)/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
