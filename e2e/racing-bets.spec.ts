import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { openProviderMeeting } from "@parlour/stack/testing-provider-races";
import type { Locator, Page } from "@playwright/test";
import { horseBoxes, openSlip } from "./bet-slip.ts";
import { expect, isPhone, logIn, test } from "./own-stack.ts";
import { addMatch } from "./sports-matches.ts";

async function addBettor(stack: TestStack, page: Page): Promise<string> {
  const { id: playerId, username } = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await depositTo(stack, { playerId, id: "to bet with", currency: "USD", amountMinor: 50_000n });
  await logIn(page, { username, password: goodPassword });
  return playerId;
}

const balanceOf = async (stack: TestStack, playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableHorses;

const openRace = async (page: Page, raceId: string): Promise<void> => {
  await page.goto(`/horse-racing/races/${raceId}`);
  await expect(page.getByRole("heading", { name: /· Race \d/ })).toBeVisible();
};

const priceButton = (page: Page, horse: string, kind: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${horse} ${kind} \\d`) });

/** Presses Tab, or another key, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const isFocused = () =>
    target.evaluate((element) => (element.getRootNode() as Document).activeElement === element);
  for (let presses = 0; presses < 120; presses++) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  throw new Error("the element is not reached with the Tab key");
}

test("an each-way bet pays its place part when the horse is second", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const [race] = await openProviderMeeting(stack);
  const playerId = await addBettor(stack, page);
  await openRace(page, race!.id);
  await expect(page.getByText("Each way: 1/4 odds, 2 places.")).toBeVisible();
  const button = priceButton(page, "Brisk Harbour", "Each way");
  const price = Number(/[\d.]+$/.exec((await button.textContent())!.trim())![0]);
  await button.click();
  const slip = await openSlip(page);
  await slip.getByLabel("Stake per combination").fill("5");
  // Each part is $5; the place part pays a quarter of the odds.
  const paidCents = Math.floor(500 * (1 + (price - 1) / 4) + 1e-6);
  const wonCents = Math.floor(500 * price + 1e-6) + paidCents;
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  await expect(
    slip.getByText(`Returns ${dollars(wonCents)} for a win, ${dollars(paidCents)} for a place`),
  ).toBeVisible();
  await slip.getByRole("button", { name: "Place bet for $10.00" }).click();
  await expect(page.getByText("Bet placed: $10.00.")).toBeVisible();
  expect(await balanceOf(stack, playerId)).toBe(49_000n);

  await race!.finish([[1], [2], [4], [5], [3], [6]]);
  await page.goto("/horse-racing/my-bets?show=settled");
  // The bet returns less than its stake, so the page doesn't call it a win.
  await expect(page.getByText("Returned", { exact: true })).toBeVisible();
  await expect(page.getByText(`Returned ${dollars(paidCents)} of $10.00`)).toBeVisible();
  expect(await balanceOf(stack, playerId)).toBe(49_000n + BigInt(paidCents));
});

test("a pick 4 is built leg by leg, shows its cost and pays the pool", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const races = await openProviderMeeting(stack, 4);
  const playerId = await addBettor(stack, page);
  await openRace(page, races[0]!.id);
  await page.getByRole("tab", { name: "Tote pools" }).click();
  await page.getByRole("button", { name: "Pick 4" }).click();
  const choose = (leg: number, interest: number) =>
    horseBoxes(page, new RegExp(`^${interest} .*, Leg ${leg}$`)).click();
  await choose(1, 1);
  await choose(2, 4);
  await choose(2, 5);
  await choose(3, 5);
  await expect(page.getByText("Choose your horses.")).toBeVisible();
  // Two of the six horses are coupled, so the whole field counts as five selections.
  await page.getByRole("button", { name: "All, Leg 4" }).click();
  await expect(page.getByText("10 combinations, $10.00")).toBeVisible();
  await page.getByRole("button", { name: "Add to slip" }).click();
  await (await openSlip(page)).getByRole("button", { name: "Place bet for $10.00" }).click();
  await expect(page.getByText("Bet placed: $10.00.")).toBeVisible();

  for (const [at, winner] of [1, 4, 5].entries()) await races[at]!.finish([[winner], [2], [6]]);
  await page.goto("/horse-racing/my-bets");
  await expect(page.getByText("Pick 4 · Tote")).toBeVisible();
  await races[3]!.finish([[6], [2], [1]]);
  await page.goto("/horse-racing/my-bets?show=settled");
  await expect(page.getByText("Pick 4 · Tote")).toBeVisible();
  // The only winning combination gets the pool of $10 less the 22% takeout. The page doesn't call this a win, because
  // it is less than the stake.
  await expect(page.getByText("Returned $7.80 of $10.00")).toBeVisible();
  expect(await balanceOf(stack, playerId)).toBe(49_780n);
});

test("a scratched horse is refunded: fixed odds at once, the pool when it is settled", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const [race] = await openProviderMeeting(stack);
  const playerId = await addBettor(stack, page);
  await openRace(page, race!.id);
  await priceButton(page, "Amber Lantern", "Win").click();
  await page.getByRole("tab", { name: "Tote pools" }).click();
  await horseBoxes(page, "1 Amber Lantern, Win").click();
  await page.getByRole("button", { name: "Add to slip" }).click();
  const slip = await openSlip(page);
  await slip.getByLabel("Stake", { exact: true }).first().fill("5");
  await slip.getByRole("button", { name: "Place 2 bets for $6.00" }).click();
  await expect(page.getByText(/^Bet placed/)).toHaveCount(2);
  expect(await balanceOf(stack, playerId)).toBe(49_400n);

  await race!.send({ type: "scratch", number: 1 });
  expect(await balanceOf(stack, playerId)).toBe(49_900n);
  await openRace(page, race!.id);
  await expect(page.getByText("Non-runner")).toBeVisible();
  // After a withdrawal, fixed odds are not offered until the provider sends new prices.
  await expect(page.getByRole("button", { name: "Brisk Harbour Win not offered" })).toBeDisabled();
  await race!.finish([[2], [3], [4]]);
  await page.goto("/horse-racing/my-bets?show=settled");
  await expect(page.getByText("Refunded", { exact: true })).toHaveCount(2);
  expect(await balanceOf(stack, playerId)).toBe(50_000n);
});

test("a bet is placed with the keyboard alone", { tag: "@ci" }, async ({ page, stack }) => {
  const [race] = await openProviderMeeting(stack);
  await addBettor(stack, page);
  await openRace(page, race!.id);
  await tabTo(page, priceButton(page, "Copper Lane", "Win"));
  await page.keyboard.press("Enter");
  if (isPhone(page)) {
    await tabTo(page, page.getByRole("button", { name: "Bet slip: 1 bet" }));
    await page.keyboard.press("Enter");
  }
  const stake = page.getByLabel("Stake", { exact: true });
  await expect(stake).toBeVisible();
  await tabTo(page, stake);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("3");
  const place = page.getByRole("button", { name: "Place bet for $3.00" });
  await tabTo(page, place);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bet placed: $3.00.")).toBeVisible();
});

test("pool bets of every kind are built and placed with the keyboard alone", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const [race] = await openProviderMeeting(stack, 2);
  await addBettor(stack, page);
  await openRace(page, race!.id);
  const press = async (target: Locator, key = "Enter", direction = "Tab") => {
    await tabTo(page, target, direction);
    await page.keyboard.press(key);
  };
  const chip = (name: string) => page.getByRole("button", { name, exact: true });
  const horse = async (interest: number, column: string) => {
    const box = page.getByRole("checkbox", { name: new RegExp(`^${interest} .*, ${column}$`) });
    await press(box, "Space");
    await expect(box).toBeChecked();
  };
  const mode = (name: string) => press(chip(name), "Enter", "Shift+Tab");
  const expectCost = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

  await press(page.getByRole("tab", { selected: true }), "ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Tote pools" })).toHaveAttribute("aria-selected", "true");
  await press(chip("Trifecta"));
  await horse(1, "1st");
  await horse(4, "2nd");
  await horse(5, "3rd");
  await expectCost("1 combination, $1.00");
  await mode("Box");
  for (const one of [1, 4, 5]) await horse(one, "Box");
  await expectCost("6 combinations, $6.00");
  await mode("Key");
  await horse(1, "Key horse");
  for (const one of [4, 5, 6]) await horse(one, "Others");
  await expectCost("6 combinations, $6.00");
  await mode("Any place");
  await expectCost("18 combinations, $18.00");
  await mode("Wheel");
  await horse(1, "Key horse");
  // Two of the six horses are coupled, so four others can be second, and three third.
  await expectCost("12 combinations, $12.00");
  await mode("Part-wheel");
  await horse(1, "1st");
  await horse(4, "1st");
  await press(chip("All, 2nd"));
  await press(chip("All, 3rd"));
  await expectCost("24 combinations, $24.00");

  await press(chip("Daily double"), "Enter", "Shift+Tab");
  await press(chip("Wheel"));
  await press(chip("Leg 2"));
  await horse(6, "Leg 2");
  await expectCost("5 combinations, $5.00");
  await press(chip("Add to slip"));
  if (isPhone(page)) await press(page.getByRole("button", { name: "Bet slip: 1 bet" }));
  await press(page.getByRole("button", { name: "Place bet for $5.00" }));
  await expect(page.getByText("Bet placed: $5.00.")).toBeVisible();
});

test("one slip has the bets on races and on matches, and keeps them over a reload", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const match = await addMatch(stack);
  const [race] = await openProviderMeeting(stack);
  const playerId = await addBettor(stack, page);
  await page.goto(`/sports/events/${match.id}`);
  await page
    .getByRole("button", { name: new RegExp(`^${match.home} – ${match.away}: [^,]+, ${match.home}`) })
    .click();
  await openRace(page, race!.id);
  await priceButton(page, "Copper Lane", "Win").click();
  if (isPhone(page)) await expect(page.getByRole("button", { name: "Bet slip: 2 bets" })).toBeVisible();
  await (await openSlip(page)).getByLabel("Stake", { exact: true }).first().fill("4");

  await page.reload();
  const slip = await openSlip(page);
  await expect(slip.getByLabel("Stake", { exact: true }).first()).toHaveValue("4");
  await slip.getByRole("button", { name: "Place bet for $4.00" }).click();
  await expect(slip.getByText("Bet placed: $4.00.")).toBeVisible();
  const sports = slip.getByRole("region", { name: "Sports" });
  await sports.getByRole("textbox", { name: "Stake" }).fill("6");
  await sports.getByRole("button", { name: "Place bet · $6.00" }).click();
  await expect(sports.getByRole("heading", { name: "Bet placed" })).toBeVisible();
  const sportsBalance = (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableSports;
  expect(sportsBalance).toBe(49_000n);
});

test("the sportsbook's slip shows the bets on races", { tag: "@ci" }, async ({ page, stack }) => {
  const [race] = await openProviderMeeting(stack);
  await addBettor(stack, page);
  await openRace(page, race!.id);
  await priceButton(page, "Copper Lane", "Win").click();
  await page.goto("/sports");
  const racing = (await openSlip(page)).getByRole("region", { name: "Horse racing" });
  await racing.getByLabel("Stake", { exact: true }).fill("3");
  await racing.getByRole("button", { name: "Place bet for $3.00" }).click();
  await expect(racing.getByText("Bet placed: $3.00.")).toBeVisible();
});
