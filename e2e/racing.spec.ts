import { AxeBuilder } from "@axe-core/playwright";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { horseBoxes, openSlip } from "./bet-slip.ts";
import { expect, isPhone, logIn, test } from "./own-stack.ts";

const MINUTE_MS = 60_000;

async function addBettor(stack: TestStack, page: Page): Promise<void> {
  const { id: playerId, username } = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await depositTo(stack, { playerId, id: "to bet with", currency: "USD", amountMinor: 50_000n });
  await logIn(page, { username, password: goodPassword });
}

/**
 * Publishes the next meetings and returns a race with enough runners for every pool. The start may be hours
 * away, and an idle player would be logged out by then, so the clock is set to shortly before it.
 */
async function publishRace(stack: TestStack): Promise<{ id: string; startsAt: Date }> {
  await stack.ports.racebook.driver.publish(2);
  const [race] = await stack.kit.db.query<{ id: string; startsAt: Date }>(
    `select id, starts_at as "startsAt" from racing_races
     where state = 'OPEN' and starts_at > $1 and jsonb_array_length(card -> 'runners') >= 7
     order by starts_at limit 1`,
    [stack.clock.now()],
  );
  const early = race!.startsAt.getTime() - 10 * MINUTE_MS;
  if (early > stack.clock.now().getTime()) stack.clock.set(new Date(early));
  return race!;
}

async function runRace(stack: TestStack, startsAt: Date): Promise<void> {
  stack.clock.set(startsAt);
  await stack.ports.racebook.driver.step();
  stack.clock.advance(6 * MINUTE_MS);
  await stack.ports.racebook.driver.step();
}

test("a player bets on a horse and a boxed trifecta, sees the race and is paid", { tag: "@landing" }, async ({
  page,
  stack,
}) => {
  const race = await publishRace(stack);
  await addBettor(stack, page);
  await page.goto("/horse-racing");
  await expect(page.getByRole("heading", { name: "Next races" })).toBeVisible();
  await page.goto(`/horse-racing/races/${race.id}`);
  await page
    .getByRole("button", { name: / Win \d/ })
    .first()
    .click();
  await page.getByRole("tab", { name: "Tote pools" }).click();
  await page.getByRole("button", { name: "Trifecta" }).click();
  await page.getByRole("button", { name: "Box", exact: true }).click();
  for (const at of [0, 1, 2])
    await horseBoxes(page, /, Box$/)
      .nth(at)
      .click();
  await expect(page.getByText("6 combinations")).toBeVisible();
  await page.getByRole("button", { name: "Add to slip" }).click();
  const slip = await openSlip(page);
  await slip.getByLabel("Stake", { exact: true }).fill("5");
  await slip.getByRole("button", { name: "Place 2 bets for $11.00" }).click();
  await expect(page.getByText("Bet placed")).toHaveCount(2);

  await runRace(stack, race.startsAt);
  await page.goto(`/horse-racing/races/${race.id}`);
  await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
  await expect(page.getByText(/ wins from /)).toBeVisible();
  await page.goto("/horse-racing/my-bets?show=settled");
  await expect(page.getByText("Trifecta")).toBeVisible();
  // The finish is drawn at random: a bet alone in its pool may get back its stake or less, which isn't called a win.
  await expect(page.getByText(/^(Paid|Returned) \$/)).toHaveCount(2);
});

test("a visitor reads a card, a horse and the results, and axe finds no violations", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const race = await publishRace(stack);
  const expectClean = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  await page.goto("/horses");
  await expect(page).toHaveURL(/\/horse-racing$/);
  await expect(page.getByRole("heading", { name: "Meetings" })).toBeVisible();
  await expectClean();
  await page.goto(`/horse-racing/races/${race.id}`);
  await page
    .getByRole("button", { name: / Each way \d/ })
    .first()
    .click();
  const slip = await openSlip(page);
  await expect(slip.getByRole("button", { name: "Log in to bet" })).toBeVisible();
  await expectClean();
  if (isPhone(page)) await page.keyboard.press("Escape");
  await page.locator("a[href^='/horse-racing/horses/']").first().click();
  await expect(page.getByRole("heading", { name: "Past runs" })).toBeVisible();
  await runRace(stack, race.startsAt);
  await page.goto("/horse-racing/results");
  await expect(page.getByRole("link", { name: /Race \d/ }).first()).toBeVisible();
  await expectClean();
});

test("a withdrawn horse is refunded at once", { tag: "@ci" }, async ({ page, stack }) => {
  const race = await publishRace(stack);
  await addBettor(stack, page);
  await page.goto(`/horse-racing/races/${race.id}`);
  await page
    .getByRole("button", { name: / Win \d/ })
    .first()
    .click();
  const slip = await openSlip(page);
  await slip.getByLabel("Stake", { exact: true }).fill("5");
  await slip.getByRole("button", { name: "Place bet for $5.00" }).click();
  await expect(page.getByText("Bet placed")).toBeVisible();
  await stack.ports.racebook.withdrawRunner(race.id, 1);
  await page.goto("/horse-racing/my-bets?show=settled");
  await expect(page.getByText("Refunded")).toBeVisible();
  await expect(page.getByText("Paid $5.00")).toBeVisible();
});
