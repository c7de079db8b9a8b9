import type { TestStack } from "@parlour/stack/testing";
import { betFrom, depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { openSlip } from "./bet-slip.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, isPhone, logIn, test } from "./own-stack.ts";
import { addMatch, addSeason, RESULT, TOTAL, usualPrices } from "./sports-matches.ts";

// Tests every type of bet from selection to payout, on desktop and on phones.

async function addBettor(stack: TestStack) {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  const id = `bettor-${player.id}`;
  await depositTo(stack, { playerId: player.id, id, currency: "USD", amountMinor: 50_000n });
  return player;
}

const spend = (stack: TestStack, playerId: string) =>
  betFrom(stack, { playerId, id: `spent-${playerId}`, currency: "USD", amountMinor: 20_000n });

const price = (page: Page, match: { home: string; away: string }, outcome: string) =>
  page.getByRole("button", { name: new RegExp(`^${match.home} – ${match.away}: [^,]+, ${outcome}`) });

async function placeFor(page: Page, stake: string, total: string) {
  const slip = await openSlip(page);
  await slip.getByRole("textbox", { name: /^Stake/ }).fill(stake);
  await slip.getByRole("button", { name: `Place bet · ${total}` }).click();
  await expect(slip.getByRole("heading", { name: "Bet placed" })).toBeVisible();
  return slip;
}

test("a system bet of three matches", { tag: "@ci" }, async ({ page, stack }) => {
  const matches = [await addMatch(stack), await addMatch(stack), await addMatch(stack)];
  await logIn(page, await addBettor(stack), "/login?destination=/sports");
  for (const match of matches) await price(page, match, match.home).click();
  const slip = await openSlip(page);
  await slip.getByText("System", { exact: true }).click();
  await slip.getByRole("textbox", { name: "Stake per bet" }).fill("2");
  await expect(slip).toContainText("4 × $2.00");
  await placeFor(page, "2", "$8.00");
  await slip.getByRole("link", { name: "View my bets" }).click();
  const bet = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Trixie/ }) });
  await expect(bet).toContainText("$8.00");
  for (const match of matches.slice(0, 2)) await match.end(["home"]);
  await matches[2]!.end(["away"]);
  await page.getByText("Settled", { exact: true }).click();
  // The only bet that wins is the $2 double on the two winners at 2.10 each.
  await expect(bet).toContainText("$8.82");
});

test("a bet builder", { tag: "@ci" }, async ({ page, stack }) => {
  const match = await addMatch(stack);
  await logIn(page, await addBettor(stack), `/login?destination=/sports/events/${match.id}`);
  await price(page, match, match.home).click();
  await price(page, match, "Yes").click();
  await price(page, match, "Over").click();
  // With three legs, the bet slip is taller than a small phone's screen, but its button stays in view.
  const sheet = await openSlip(page);
  const place = sheet.getByRole("button", { name: /^Place bet/ });
  if (isPhone(page)) await expect(place).toBeInViewport({ ratio: 1 });
  const slip = await placeFor(page, "5", "$5.00");
  await slip.getByRole("link", { name: "View my bets" }).click();
  await expect(page.getByRole("heading", { name: /^Bet builder/ })).toBeVisible();
});

test("a bet is cashed out by its own rule", { tag: "@ci" }, async ({ page, stack }) => {
  const match = await addMatch(stack);
  await logIn(page, await addBettor(stack), "/login?destination=/sports");
  await price(page, match, match.home).click();
  const slip = await placeFor(page, "10", "$10.00");
  await slip.getByRole("link", { name: "View my bets" }).click();
  const bet = page.getByRole("listitem").filter({ hasText: match.home }).first();
  await bet.getByRole("button", { name: "Auto cash-out" }).click();
  await bet.getByRole("textbox", { name: "Cash out at" }).fill("12");
  await bet.getByRole("button", { name: "Save" }).click();
  await expect(bet.getByRole("button", { name: "Auto cash-out at $12.00" })).toBeVisible();
  await match.reprice({ [RESULT]: { home: 1.4, draw: 4.5, away: 7 } });
  await expect(bet.locator("header")).toContainText("Cashed out");
});

test("a free bet pays the stake", { tag: "@ci" }, async ({ page, stack }) => {
  const [match, player] = [await addMatch(stack), await addBettor(stack)];
  await stack.ports.sportsbook.wagering.grants.grant({
    id: `free-${player.id}`,
    playerId: player.id,
    productId: "sportsbook",
    currency: "USD",
    stakeMinor: 500n,
    stakes: 1,
    credit: "cash",
    expiresAt: new Date(stack.clock.now().getTime() + 86_400_000),
  });
  await logIn(page, player, "/login?destination=/sports");
  await price(page, match, match.home).click();
  const slip = await openSlip(page);
  await slip.getByRole("combobox", { name: "Free bet" }).selectOption({ index: 1 });
  await slip.getByRole("button", { name: /^Place bet/ }).click();
  await expect(slip.getByRole("heading", { name: "Bet placed" })).toBeVisible();
  await slip.getByRole("link", { name: "View my bets" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: match.home }).first()).toContainText(
    "$5.00 (Free bet)",
  );
});

test("a live bet is refused at an old price and accepted at the new one", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const match = await addMatch(stack, { live: true });
  await logIn(page, await addBettor(stack), `/login?destination=/sports/events/${match.id}`);
  await price(page, match, "Over 2.5").click();
  const slip = await openSlip(page);
  await match.score([], { ...usualPrices, [TOTAL]: { over: 1.7, under: 2.2 } });
  await expect(slip).toContainText("Over 2.5: 1.90 → 1.70");
  await slip.getByRole("textbox", { name: "Stake" }).fill("10");
  await slip.getByRole("button", { name: "Accept changes" }).click();
  await slip.getByRole("button", { name: "Place bet · $10.00" }).click();
  await expect(slip.getByRole("heading", { name: "Awaiting acceptance" })).toBeVisible();
  stack.clock.advance(6_000);
  await match.score([], { ...usualPrices, [TOTAL]: { over: 1.7, under: 2.2 } });
  await expect(slip.getByRole("heading", { name: "Bet placed" })).toBeVisible();
});

test("an each-way bet on the winner of a competition", { tag: "@ci" }, async ({ page, stack }) => {
  const season = await addSeason(stack);
  await logIn(page, await addBettor(stack), `/login?destination=/sports/football/${season.competition}`);
  await page.getByText("Outrights", { exact: true }).click();
  await page
    .getByRole("button", { name: /Outright winner, Marrowick/ })
    .first()
    .click();
  const slip = await openSlip(page);
  await slip.getByRole("checkbox", { name: "Each way" }).check();
  await expect(slip).toContainText("1/4 odds, 3 places");
  await placeFor(page, "5", "$10.00");
  await slip.getByRole("link", { name: "View my bets" }).click();
  const bet = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Each way/ }) });
  await expect(bet).toContainText("Marrowick");
  await season.end([["elm"], ["ash"], ["oak"], ["yew"]]);
  await page.getByText("Settled", { exact: true }).click();
  await expect(bet).toContainText("Placed");
  await expect(bet).toContainText("$10.00");
});

test("a bet is placed and cashed out by keyboard alone", { tag: "@ci" }, async ({ page, stack }) => {
  const match = await addMatch(stack);
  await logIn(page, await addBettor(stack), `/login?destination=/sports/events/${match.id}`);
  await price(page, match, match.away).press("Enter");
  if (isPhone(page)) await page.getByRole("button", { name: /^Bet slip/ }).press("Enter");
  const slip = await openSlip(page);
  await slip.getByRole("textbox", { name: "Stake" }).press("3");
  await slip.getByRole("button", { name: "Place bet · $3.00" }).press("Enter");
  await expect(slip.getByRole("heading", { name: "Bet placed" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(slip.getByRole("link", { name: "View my bets" })).toBeFocused();
  await page.keyboard.press("Enter");
  const bet = page.getByRole("listitem").filter({ hasText: match.away }).first();
  await bet.getByRole("button", { name: /^Cash out \$/ }).press("Enter");
  await bet.getByRole("button", { name: /^Confirm \$/ }).press("Enter");
  await expect(bet.locator("header")).toContainText("Cashed out");
});

test("a live bet that the balance doesn't cover is refused immediately", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const match = await addMatch(stack, { live: true });
  await logIn(page, await addBettor(stack), `/login?destination=/sports/events/${match.id}`);
  await price(page, match, "Over 2.5").click();
  const slip = await openSlip(page);
  await expect(slip).toContainText(/Available for sports\s*\$500\.00/);
  await slip.getByRole("textbox", { name: "Stake" }).fill("600");
  await slip.getByRole("button", { name: "Place bet · $600.00" }).click();
  await expect(slip).toContainText("Your balance for sports is too low.");
  await expect(slip.getByRole("textbox", { name: "Stake" })).toHaveValue("600");
});

test("a live bet whose money is spent during its delay is refused with the reason", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const match = await addMatch(stack, { live: true });
  const player = await addBettor(stack);
  await logIn(page, player, `/login?destination=/sports/events/${match.id}`);
  await price(page, match, "Over 2.5").click();
  const slip = await openSlip(page);
  await slip.getByRole("textbox", { name: "Stake" }).fill("400");
  await slip.getByRole("button", { name: "Place bet · $400.00" }).click();
  await expect(slip.getByRole("heading", { name: "Awaiting acceptance" })).toBeVisible();
  await spend(stack, player.id);
  // The offline page misses the event that announces the refusal, and learns of it when it is online again.
  await page.context().setOffline(true);
  stack.clock.advance(6_000);
  await page.context().setOffline(false);
  await expect(slip.getByRole("heading", { name: "Bet not accepted" })).toBeVisible({ timeout: 20_000 });
  await expect(slip).toContainText("Your balance for sports is too low.");
  await slip.getByRole("button", { name: "Back to bet slip" }).click();
  await expect(slip).toContainText("Over 2.5");
  await openHydrated(page, "/sports/my-bets?show=settled");
  const bet = page.getByRole("listitem").filter({ hasText: match.home }).first();
  await expect(bet).toContainText("Not accepted");
  await expect(bet).toContainText("Your balance for sports is too low.");
});

for (const isRefused of [false, true]) {
  test(`a live bet is ${isRefused ? "refused" : "accepted"} after the player has closed its receipt`, {
    tag: "@ci",
  }, async ({ page, stack }) => {
    const match = await addMatch(stack, { live: true });
    const player = await addBettor(stack);
    await logIn(page, player, `/login?destination=/sports/events/${match.id}`);
    await price(page, match, "Over 2.5").click();
    const slip = await openSlip(page);
    await slip.getByRole("textbox", { name: "Stake" }).fill("400");
    await slip.getByRole("button", { name: "Place bet · $400.00" }).click();
    await slip.getByRole("button", { name: "Done" }).click();
    if (isRefused) await spend(stack, player.id);
    stack.clock.advance(6_000);
    const notices = page.getByRole("region", { name: "Betting notices" });
    await expect(notices).toContainText(isRefused ? "Bet not accepted" : "Bet placed", { timeout: 20_000 });
    await expect(notices).toContainText(match.home);
  });
}
