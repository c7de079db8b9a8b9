import { readFileSync } from "node:fs";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Locator, Page } from "@playwright/test";
import { expectNoSideways, violationsOn } from "./accessible.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const patience = { timeout: 60_000 };
const actions = (page: Page) => page.getByTestId("poker-actions");

/** The games that have their own rules, each played in a different language. */
const journeys = [
  { locale: "en", table: "Rotunda", cards: 5, rules: ["ruleOmaha", "ruleHiLo"] },
  { locale: "es", table: "Cellar", cards: 2, rules: ["ruleShortDeck"] },
  { locale: "fr", table: "Gallery", cards: 2, rules: [] },
  { locale: "pt", table: "Terrace", cards: 4, rules: ["ruleOmaha", "ruleHiLo"] },
  { locale: "zh", table: "Pavilion", cards: 5, rules: ["ruleOmaha"] },
] as const;

function textsIn(language: string): (key: string, values?: Record<string, string>) => string {
  const file = new URL(`../languages/${language}/poker/poker.json`, import.meta.url);
  const words: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return (key, values = {}) =>
    words[`poker.${key}`]!.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** Activates a control as a player without a mouse does. */
async function press(control: Locator): Promise<void> {
  await control.focus(patience);
  await control.press("Enter");
}

for (const { locale, table, cards, rules } of journeys) {
  test(`${locale}: a visitor finds ${table} and plays a hand with the keyboard`, { tag: "@ci" }, async ({
    browser,
    stack,
  }) => {
    test.slow();
    const t = textsIn(locale);
    const page = await (await browser.newContext({ baseURL: stack.origin, locale })).newPage();
    const complaints = recordConsoleMessages(page);
    await openHydrated(page, "/poker");
    await expectNoSideways(page);
    await press(page.getByRole("link", { name: t("openTable", { table }), exact: true }).first());
    await expect(page.getByRole("heading", { name: table, level: 1 })).toBeVisible(patience);
    for (const rule of rules) await expect(page.getByText(t(rule))).toBeAttached(patience);
    await press(page.getByRole("button", { name: t("sitAt", { seat: "1" }) }));
    await press(page.getByRole("button", { name: t("sitDown"), exact: true }));
    const replay = page.getByRole("link", { name: t("replayHand") });
    let hasActed = false;
    await expect(async () => {
      stack.clock.advance(1_000);
      if (await actions(page).isVisible()) {
        if (!hasActed) {
          await expect(page.getByTestId("own-cards").locator(".poker-card")).toHaveCount(cards);
          // In fixed-limit games there is no amount to choose.
          if (table === "Gallery") await expect(actions(page).getByRole("slider")).toHaveCount(0);
          expect(await violationsOn(page)).toEqual([]);
        }
        hasActed = true;
        await page.keyboard.press("c");
      }
      expect(hasActed && (await replay.isVisible())).toBe(true);
    }).toPass({ ...patience, intervals: [100] });
    await expectNoSideways(page);
    await press(page.getByRole("button", { name: t("leave"), exact: true }));
    await expect(page.getByText(t("chooseSeat"))).toBeVisible(patience);
    expect(complaints).toEqual([]);
  });
}

test("a player finds a table, tops up between hands and leaves with all the money", { tag: "@ci" }, async ({
  browser,
  stack,
}) => {
  test.slow();
  const pages: Page[] = [];
  const players: string[] = [];
  for (const name of ["one", "two"]) {
    const player = await addPlayer(stack, {
      currency: "USD",
      trustsEveryDevice: true,
      nickname: `adds-${name}`,
    });
    await depositTo(stack, { playerId: player.id, id: "deposit", currency: "USD", amountMinor: 20_000n });
    const page = await (await browser.newContext({ baseURL: stack.origin })).newPage();
    await logIn(page, player);
    await openHydrated(page, "/poker");
    await page.getByText("Real money", { exact: true }).click();
    await page.getByRole("link", { name: "Open Kyanite", exact: true }).first().click();
    await page
      .getByRole("button", { name: /^Sit in seat/ })
      .first()
      .click(patience);
    await page.getByLabel("Chips", { exact: true }).fill("20");
    await page.getByRole("button", { name: "Sit down" }).click();
    await expect(page.getByRole("button", { name: "Leave the table" })).toBeVisible(patience);
    pages.push(page);
    players.push(player.id);
  }
  const [one] = pages as [Page, Page];
  await expect(async () => {
    stack.clock.advance(300);
    for (const page of pages) if (await actions(page).isVisible()) await page.keyboard.press("c");
    await expect(one.getByText(/^Wins /).first()).toBeVisible({ timeout: 200 });
  }).toPass({ ...patience, intervals: [100] });
  await one.getByRole("button", { name: "Add chips" }).click();
  await one.getByLabel("Chips", { exact: true }).fill("15");
  await one.getByRole("dialog").getByRole("button", { name: "Add chips" }).click();
  await expect(one.getByRole("dialog")).toBeHidden(patience);
  const moneyOf = async (playerId: string) => {
    const [row] = await stack.kit.db.query<{ balance: number }>(
      "select balance::float8 as balance from ledger.account where player_id = $1 and id = 'cash:USD'",
      [playerId],
    );
    return row!.balance;
  };
  expect(await moneyOf(players[0]!)).toBe(20_000 - 2_000 - 1_500);
  for (const page of pages) {
    await page.getByRole("button", { name: "Leave the table" }).click();
    await expect(page.getByText("Choose an open seat to play, or just watch.")).toBeVisible(patience);
  }
  const left = (await moneyOf(players[0]!)) + (await moneyOf(players[1]!));
  // The rake on a pot of two antes and two blinds is at most ten cents, and no other money is lost.
  expect(left).toBeGreaterThanOrEqual(40_000 - 10);
  expect(left).toBeLessThanOrEqual(40_000);
});
