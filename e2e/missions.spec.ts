import { countSettledRounds, seedMission } from "@parlour/server/services/rewards/missions";
import type { TestStack } from "@parlour/stack/testing";
import { addOffer, playRound } from "@parlour/stack/testing-bonuses";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn } from "./own-stack.ts";

const hourMs = 3_600_000;

async function addMissionPlayer(stack: TestStack) {
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD" });
  await depositTo(stack, { playerId: player.id, id: "start", currency: "USD", amountMinor: 900_00n });
  return player;
}

test("marketing creates a mission, a player reaches it live, claims the prize and opts out", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  const player = await addMissionPlayer(stack);
  await addOffer(stack, { name: { en: "Ten on the house" }, isPublic: false });
  const minute = (afterMs: number) =>
    new Date(stack.clock.now().getTime() + afterMs).toISOString().slice(0, 16);

  const desk = await openConsole(browser, stack, "operator", "missions");
  await desk.getByRole("button", { name: "New mission" }).press("Enter");
  await desk.getByRole("button", { name: "Review and save" }).press("Enter");
  await expect(desk.getByText("Enter a name in English.")).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel("English").fill("Two calm rounds");
  await desk.getByLabel("Number of rounds").fill("2");
  await desk.getByLabel("Repeats").selectOption("Once");
  await desk.getByLabel("From (UTC)").fill(minute(10 * 60_000));
  await desk.getByLabel("Until (UTC)").fill(minute(10 * 60_000 + hourMs));
  await desk.getByLabel("Kind").selectOption("Bonus offer");
  await desk.getByLabel("Offer", { exact: true }).selectOption("Ten on the house");
  await desk.getByRole("button", { name: "Review and save" }).click();
  const saving = desk.getByRole("dialog", { name: "Create this mission?" });
  await expect(saving).toContainText("Gives Ten on the house, 1 time per player at most.");
  await saving.getByLabel("Reason").fill("Quiet week");
  await saving.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Two calm rounds" })).toBeVisible();

  stack.clock.advance(11 * 60_000);
  await logIn(page, { username: player.username, password: goodPassword });
  await page.goto("/casino");
  await page.getByRole("link", { name: /Missions and rewards.*1 in progress/ }).click();
  const mission = page.getByRole("article", { name: "Two calm rounds" });
  await expect(mission).toContainText("0 of 2");
  await expectNoSideways(page);
  await expectAccessible(page);

  // The missions page shows the progress without being reloaded.
  await playRound(stack, { playerId: player.id, stakeMinor: 2_00 });
  await expect(mission).toContainText("1 of 2");
  await playRound(stack, { playerId: player.id, stakeMinor: 2_00 });
  await mission.getByRole("button", { name: "Claim prize: Two calm rounds" }).click();
  await expect(mission.getByText("Claimed", { exact: true })).toBeVisible();
  await page.goto("/account/bonuses");
  await expect(page.getByText("Ten on the house").first()).toBeVisible();

  await openHydrated(page, "/account/missions");
  await page.getByRole("switch", { name: "Take part in missions and daily rewards" }).click();
  await expect(page.getByText("You're not taking part")).toBeVisible();

  await desk.goto("/console/missions");
  await desk.getByRole("row", { name: /Two calm rounds/ }).click();
  await expect(desk.getByText("2 of 2")).toBeVisible();
  await expect(desk.getByText("$10.00").first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "End mission" }).click();
  const ending = desk.getByRole("dialog", { name: "End Two calm rounds?" });
  await ending.getByLabel("Reason").fill("Enough");
  await ending.getByRole("button", { name: "End mission" }).click();
  await expect(desk.locator("span", { hasText: /^Ended$/ })).toBeVisible();
});

test("a player claims the reward of the day, at every width and with long names", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const player = await addMissionPlayer(stack);
  const startsAt = new Date(stack.clock.now().getTime()).toISOString();
  const endsAt = new Date(stack.clock.now().getTime() + 200 * hourMs).toISOString();
  const shared = {
    multiple: null,
    minimumOdds: null,
    categories: [],
    games: [],
    timeZone: "UTC",
    startsAt,
    endsAt,
    tiers: [],
    countries: [],
    brands: [],
  };
  const parts = stack.ports.missionParts;
  await seedMission(parts, `mission_daily_${player.id.toLowerCase().replaceAll(/[^0-9a-z]/g, "")}`, {
    ...shared,
    name: { en: "Good morning" },
    goal: "VISIT",
    count: 1,
    period: "DAILY",
    amounts: {},
    prizes: [5, 10, 15, 20, 25, 30, 1_000].map((points) => ({ kind: "POINTS", points })),
  });
  await seedMission(parts, `mission_long_${player.id.toLowerCase().replaceAll(/[^0-9a-z]/g, "")}`, {
    ...shared,
    name: {
      en: "A remarkably long name for a mission, with a Donaudampfschifffahrtsgesellschaftskapitän in it",
    },
    goal: "STAKED",
    count: 1,
    period: "WEEKLY",
    amounts: { USD: { minimumStake: 0.2, target: 123_456.78 } },
    prizes: [{ kind: "POINTS", points: 1_000_000 }],
  });
  await playRound(stack, { playerId: player.id, stakeMinor: 321_00 });
  await countSettledRounds(parts);
  await logIn(page, { username: player.username, password: goodPassword });
  for (const width of [360, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/account/missions");
    await expect(page.getByText("$321.00 of $123,456.78")).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  }
  const reward = page.getByRole("article", { name: "Good morning" });
  await expect(reward.getByRole("listitem").nth(0)).toHaveAttribute("aria-current", "date");
  await reward.getByRole("button", { name: "Claim prize: Good morning" }).click();
  await expect(reward.getByText("Claimed", { exact: true })).toBeVisible();
  await expect(page.getByText("Prize claimed: 5 loyalty points")).toBeVisible();
  await page.goto("/account/loyalty");
  await expect(page.getByText("Reward from a mission")).toBeVisible();
});
