import { AxeBuilder } from "@axe-core/playwright";
import { listVirtualChannels } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-channels";
import { createSchedule } from "@parlour/server/services/sports/virtual-sports";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { expect, logIn, test } from "./own-stack.ts";

const RACE_MS = 120_000;

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
