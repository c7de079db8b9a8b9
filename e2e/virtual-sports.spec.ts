import { AxeBuilder } from "@axe-core/playwright";
import { listVirtualChannels } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-channels";
import { createSchedule } from "@parlour/server/services/sports/virtual-sports";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { expect, logIn, test } from "./own-stack.ts";

const RACE_MS = 120_000;
const MATCHDAY_MS = 65_000;

const stepOf = (stack: TestStack) => createSchedule({ kit: stack.kit, feed: stack.ports.sportsFeed }).step;

async function nextRace(stack: TestStack): Promise<{ id: string; startsAt: string }> {
  const { body } = await stack.client().call(listVirtualChannels);
  return body.channels.find(({ id }) => id === "marram-downs")!.next[1]!;
}

test("a player bets on a virtual horse, sees the race and is paid", { tag: "@ci" }, async ({
  page,
  stack,
  isMobile,
}) => {
  const step = stepOf(stack);
  await step();
  const race = await nextRace(stack);
  const { id: playerId, username } = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await depositTo(stack, { playerId, id: "to bet with", currency: "USD", amountMinor: 50_000n });
  await logIn(page, { username, password: goodPassword });
  await page.goto("/virtual-sports");
  await expect(page.getByRole("heading", { name: "Marram Downs" })).toBeVisible();
  await page.locator(`a[href='/virtual-sports/rounds/${race.id}']`).click();
  await page
    .getByRole("button", { name: /Race winner/ })
    .first()
    .click();
  // On phones the slip opens from a bar.
  if (isMobile) await page.getByRole("button", { name: /^Bet slip · / }).click();
  await page.getByLabel("Stake", { exact: true }).fill("5");
  await page.getByRole("button", { name: /^Place bet/ }).click();
  await expect(page.getByText("Bet placed")).toBeVisible();
  if (isMobile) await page.keyboard.press("Escape");

  stack.clock.set(new Date(race.startsAt));
  await step();
  await expect(page.getByRole("heading", { name: "Running order" })).toBeVisible();
  await expect(page.locator("canvas")).toBeVisible();
  stack.clock.advance(RACE_MS);
  await step();
  await expect(page.getByRole("button", { name: "Watch replay" })).toBeVisible();
  await page.goto(`/virtual-sports/rounds/${race.id}`);
  await expect(page.getByText(/ wins$/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.goto("/sports/my-bets?show=settled");
  await expect(page.getByText("Race winner")).toBeVisible();
  await expect(page.getByText(/^(Won|Lost)$/).first()).toBeVisible();
});

test("every league has a table and results, and the race with its own table is a channel", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const step = stepOf(stack);
  await step();
  const leagueOf = async () =>
    (await stack.client().call(listVirtualChannels)).body.channels.find(
      ({ id }) => id === "tidewater-league",
    )!;
  stack.clock.set(new Date((await leagueOf()).next[0]!.startsAt));
  await step();
  stack.clock.advance(MATCHDAY_MS);
  await step();
  const { card, result } = (await leagueOf()).last!;
  if (card.kind !== "football") throw new Error("not football");
  const [match] = card.matches;
  const score = `${match!.home.short} ${result!.scores[0]!.join("–")} ${match!.away.short}`;

  await page.goto("/virtual-sports");
  const league = page.getByRole("region", { name: "Tidewater League" });
  const table = league.getByRole("table", { name: "Tidewater League" });
  await expect(table.getByRole("row")).toHaveCount(9);
  await expect(league.getByText(score)).toBeVisible();
  const channels = page.getByRole("region", { name: "Channels" });
  const race = channels
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Derby Night" }) });
  // Races run only while a page shows them, so the card shows a countdown once the lobby is open.
  await expect(race.getByRole("link")).toHaveText(/^Race \d+Starts in \d:\d\d$/);
  await expect(race.getByRole("link")).toHaveAttribute("href", "/virtual-sports/races/horse-race");
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await league.getByRole("link", { name: "All results Tidewater League" }).click();
  await expect(page).toHaveURL(/results\?channel=tidewater-league$/);
  await expect(page.getByRole("table", { name: "Tidewater League" })).toBeVisible();
  await expect(page.getByText(score)).toBeVisible();
  await page.getByRole("link", { name: "Copper Coast League" }).click();
  await expect(page.getByRole("link", { name: "Copper Coast League" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByText(score)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
