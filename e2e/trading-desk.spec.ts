import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, logIn } from "./own-stack.ts";
import { addMatch } from "./sports-matches.ts";

type Match = Awaited<ReturnType<typeof addMatch>>;

/** Opens a match as a player with money. */
async function openMatch(page: Page, stack: TestStack, match: Match) {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await depositTo(stack, { playerId: player.id, id: "to bet", currency: "USD", amountMinor: 100_000n });
  await logIn(page, player, `/login?destination=/sports/events/${match.id}`);
  const choice = page.getByRole("button", {
    name: new RegExp(`^${match.home} – ${match.away}: [^,]+, ${match.home}`),
  });
  await choice.click();
  return { choice, slip: page.getByRole("region", { name: "Bet slip" }) };
}

/** Presses a button of the trading desk and confirms its dialog with a reason. */
async function act(desk: Page, button: string, confirm: string, price?: string) {
  await desk.getByRole("button", { name: button, exact: true }).first().click();
  const dialog = desk.getByRole("dialog");
  if (price !== undefined) await dialog.getByLabel("Decimal price").fill(price);
  await dialog.getByLabel("Reason").fill("Team news");
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("a trader suspends, reprices and voids a market, and the player sees each step", {
  tag: ["@desk", "@ci"],
}, async ({ page, browser, stack }) => {
  const match = await addMatch(stack);
  const desk = await openConsole(browser, stack, "trader", "trading?state=upcoming");
  await desk.getByRole("searchbox", { name: "Search" }).fill(match.home);
  await desk.getByRole("row", { name: new RegExp(match.home) }).click();
  const market = desk.getByRole("article", { name: "Result" });
  await expect(market).toBeVisible();
  await expect(desk.getByText("No bets on this event yet.")).toBeVisible();
  const { choice, slip } = await openMatch(page, stack, match);

  await act(desk, "Suspend Result", "Suspend market");
  await expect(market.getByText("Suspended by trader")).toBeVisible();
  await expect(slip).toContainText(`${match.home}: suspended`);
  await expect(choice).toHaveAttribute("aria-disabled", "true");
  await act(desk, "Resume Result", "Resume market");
  await expect(choice).not.toHaveAttribute("aria-disabled", "true");

  await act(desk, `Change price of ${match.home}`, "Set price", "1.75");
  await expect(slip).toContainText(`${match.home}: 2.10 → 1.75`);
  await slip.getByRole("textbox", { name: "Stake" }).fill("20");
  await slip.getByRole("button", { name: "Accept changes" }).click();
  await slip.getByRole("button", { name: "Place bet · $20.00" }).click();
  await expect(slip.getByRole("heading", { name: "Bet placed" })).toBeVisible();
  await expect(desk.getByText("1 open bet", { exact: true })).toBeVisible();
  await expect(market.getByRole("row", { name: new RegExp(`^${match.home}`) })).toContainText("$15");
  await expectAccessible(desk);

  await act(desk, "Void Result", "Void");
  await expect(market.getByText("Void", { exact: true }).first()).toBeVisible();
  await page.goto("/sports/my-bets?show=settled");
  const bet = page.getByRole("listitem").filter({ hasText: match.home }).first();
  await expect(bet).toContainText("Void");
  await expect(page.getByRole("button", { name: "Balance $1,000.00" })).toBeVisible();
});

test("a trader's result that moves much money takes a second trader", { tag: ["@desk", "@ci"] }, async ({
  page,
  browser,
  stack,
}) => {
  const match = await addMatch(stack);
  const { slip } = await openMatch(page, stack, match);
  await slip.getByRole("textbox", { name: "Stake" }).fill("800");
  await slip.getByRole("button", { name: "Place bet · $800.00" }).click();
  await expect(slip.getByRole("heading", { name: "Bet placed" })).toBeVisible();

  const desk = await openConsole(browser, stack, "trader", `trading/${match.id}`);
  const market = desk.getByRole("article", { name: "Result" });
  await expect(market.getByRole("row", { name: new RegExp(`^${match.home}`) })).toContainText("$880");
  await desk.getByRole("button", { name: "Set result" }).click();
  const dialog = desk.getByRole("dialog", { name: "Result" });
  const score = (period: number, side: string) => dialog.getByLabel(`Half ${period}, ${side}`);
  await score(1, match.home).fill("1");
  for (const field of [score(1, match.away), score(2, match.home), score(2, match.away)])
    await field.fill("0");
  await expect(dialog.getByText("The score has 1–0 goals; the list has 0–0.")).toBeVisible();
  await dialog.getByRole("button", { name: `Goal for ${match.home}` }).click();
  await expect(dialog.getByText("The result is complete.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The provider is down");
  await expectAccessible(desk);
  await dialog.getByRole("button", { name: "Settle" }).click();
  await expect(dialog.getByText("A second trader must approve this")).toBeVisible();
  await expect(dialog.getByText("1 bet and about $1,680 are affected.")).toBeVisible();
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect(desk.getByText("Proposed. It's waiting under Approvals.")).toBeVisible();
  await page.goto("/sports/my-bets");
  const bet = page.getByRole("listitem").filter({ hasText: match.home }).first();
  await expect(bet).toContainText("$800.00");

  const second = await openConsole(browser, stack, "operator", "approvals");
  const proposal = second.getByRole("row").filter({ hasText: match.home });
  await proposal.getByRole("button", { name: "Approve" }).click();
  await second.getByRole("dialog").getByLabel("Reason").fill("Seen on television");
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(second.getByRole("dialog")).toHaveCount(0);
  await expect(desk.getByText("Result set by trader")).toBeVisible();
  await page.goto("/sports/my-bets?show=settled");
  await expect(bet).toContainText("Won");
  await expect(bet).toContainText("$1,680.00");
});
