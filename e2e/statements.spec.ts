import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { TestStack } from "@parlour/stack/testing";
import { playRound } from "@parlour/stack/testing-bonuses";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { apply, wagerOf } from "@parlour/stack/testing-protection";
import type { Page } from "@playwright/test";
import { expect, logIn, test } from "./own-stack.ts";

// The time zone differs from the server's, so that the page has to request the statement again.
test.use({ timezoneId: "America/Toronto" });

/** Adds a player with deposits, rounds in several games and an open bet, and opens the statements page. */
async function enter(page: Page, stack: TestStack, language = "en") {
  // The page offers months by the real clock, not the test's clock.
  stack.clock.set(new Date());
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD", language });
  const playerId = player.id;
  await depositTo(stack, { playerId, id: `d-${playerId}`, currency: "USD", amountMinor: 1_234_567_89n });
  for (const [number, gameId] of ["1402", "1401", "1403", "1402"].entries()) {
    const round = { playerId, gameId, roundId: `${playerId}-${number}`, stakeMinor: 123_456 };
    await playRound(stack, { ...round, winMinor: number % 2 === 0 ? 98_765 : 0 });
  }
  await apply(stack, wagerOf(playerId, 25_00n));
  await logIn(page, { username: player.username, password: goodPassword });
  if (language !== "en") {
    await page.context().addCookies([{ name: "LANG", value: language, url: stack.origin }]);
  }
  await page.goto("/account/statements");
  return player;
}

test("a statement adds up, links to its transactions and rounds, and can be downloaded as PDF and CSV", async ({
  page,
  stack,
}) => {
  await enter(page, stack);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Opening balance$0.00");
  await expect(summary).toContainText("$1,234,567.89");
  await expect(page).toHaveURL(/zone=/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  const download = async (name: string) => {
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const file = await waiting;
    return { name: file.suggestedFilename(), bytes: await readFile((await file.path())!) };
  };
  const pdf = await download("Download PDF");
  expect(pdf.name).toMatch(/^parlour-statement-.*\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const csv = await download("Download CSV");
  expect(csv.bytes.toString()).toContain("Balance,Deposits,1,,,1234567.89");

  await summary.getByRole("link", { name: "Show transactions: Deposits" }).click();
  await expect(page).toHaveURL(/\/account\/history\?type=DEPOSIT/);
  await expect(page.getByText("+$1,234,567.89")).toBeVisible();
  await page.goBack();
  const play = page.getByRole("region", { name: "By product and game" });
  await play
    .getByRole("link", { name: /^Show rounds/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/account\/games\?gameId=1402/);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "$1,234.56" })).toHaveCount(2);
});

test("an invalid period is reported at its field, and presets choose whole months", async ({
  page,
  stack,
}) => {
  await enter(page, stack);
  await page.getByLabel("From").fill("2020-01-01");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Choose a period of up to a year.")).toBeVisible();
  await expect(page.getByLabel("To", { exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Last 3 months" }).click();
  await expect(page.getByText("Choose a period of up to a year.")).toHaveCount(0);
  await expect(page.getByText("No bets or rounds in this period")).toBeVisible();
});

test("a statement reads well in French on a narrow phone", async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, stack, "fr");
  await expect(page.getByRole("heading", { level: 1, name: "Relevés" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Récapitulatif" })).toContainText("Solde de clôture");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
