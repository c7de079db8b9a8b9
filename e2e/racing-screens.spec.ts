import { randomUUID } from "node:crypto";
import { getRace } from "@parlour/contracts/calls/racing/racebook/get-race";
import { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import { languageCodes } from "@parlour/contracts/languages";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword, signIn } from "@parlour/stack/testing-people";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, test } from "./own-stack.ts";

// Checks every screen of the racebook with long names and real bets, in every language, on desktop and on phones.

const MINUTE_MS = 60_000;
const currency = "USD";
const LONG_HORSE = "Extraordinary Thunderstorm Over Westmoreland";
const LONG_JOCKEY = "Maximilian-Bartholomew Featherstonehaugh";

/**
 * Publishes races, bets on two of them and runs the first, so that there are open and settled bets, a result and a
 * replay. The first runner and jockey of both races have long names.
 */
async function prepareRaces(stack: TestStack) {
  await stack.ports.racebook.driver.publish(2);
  const races = await stack.kit.db.query<{ id: string; startsAt: Date }>(
    `update racing_races set card = jsonb_set(jsonb_set(card, '{runners,0,horse,name}', to_jsonb($2::text)),
       '{runners,0,jockey,name}', to_jsonb($3::text))
     where id in (select id from racing_races where state = 'OPEN' and starts_at > $1
       and jsonb_array_length(card -> 'runners') >= 8 order by starts_at limit 2)
     returning id, starts_at as "startsAt"`,
    [new Date(stack.clock.now().getTime() + MINUTE_MS), LONG_HORSE, LONG_JOCKEY],
  );
  const [first, second] = races.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const player = await addPlayer(stack, { currency, trustsEveryDevice: true });
  await depositTo(stack, { playerId: player.id, id: "to bet with", currency, amountMinor: 900_000_000n });
  const client = stack.client();
  await signIn(client, player);
  const cardOf = async (raceId: string) => (await client.call(getRace, { params: { raceId } })).body;
  const bet = async (body: Record<string, unknown>) => {
    const headers = { "idempotency-key": randomUUID() };
    const answer = await client.call(placeRacingBet, { body: { currency, ...body }, headers });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  };
  for (const { id: raceId } of [first!, second!]) {
    const { runners, pools } = await cardOf(raceId);
    const { number, prices } = runners[0]!;
    await bet({ market: "FIXED", raceId, kind: "win", runners: [number], price: prices.win, stake: 1 });
    const interests = [...new Set(runners.map(({ interest }) => interest))].slice(0, 5);
    const { poolId } = pools.find(({ type }) => type === "trifecta")!;
    await bet({ market: "POOL", poolId, selections: [[interests, interests, interests]], stake: 1 });
  }
  stack.clock.set(first!.startsAt);
  await stack.ports.racebook.driver.step();
  stack.clock.advance(6 * MINUTE_MS);
  await stack.ports.racebook.driver.step();
  const { horseId, jockeyId } = (await cardOf(second!.id)).runners[0]!;
  return { player, finished: first!.id, open: second!.id, horseId, jockeyId };
}

for (const language of languageCodes) {
  test(`every racing screen is accessible in ${language}, with long names at 360 px`, {
    tag: ["@desk", "@ci"],
  }, async ({ page, stack }) => {
    const { player, finished, open, horseId, jockeyId } = await prepareRaces(stack);
    await logIn(page, { username: player.username, password: goodPassword });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        "",
        `/races/${open}`,
        `/races/${finished}`,
        `/horses/${horseId}`,
        `/jockeys/${jockeyId}`,
        "/results",
        "/my-bets",
        "/my-bets?show=settled",
      ]) {
        const separator = path.includes("?") ? "&" : "?";
        await openHydrated(page, `/horse-racing${path}${separator}lang=${language}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        await expect(page.locator("h2, h3").first()).toBeAttached();
        await expectAccessible(page);
        await expectNoSideways(page);
      }
    }
  });
}

test("a race is replayed with its commentary, by keyboard", { tag: "@ci" }, async ({ page, stack }) => {
  const { finished } = await prepareRaces(stack);
  await openHydrated(page, `/horse-racing/races/${finished}`);
  const picture = page.getByRole("img", { name: /^The field with \d+ metres to run$/ });
  const metresLeft = async () => Number(/\d+/.exec((await picture.getAttribute("aria-label"))!)![0]);
  await expect(page.getByText(/ wins from /)).toBeVisible();
  expect(await metresLeft()).toBe(0);
  const position = page.getByRole("slider", { name: "Position", exact: true });
  await position.focus();
  await page.keyboard.press("Home");
  const startMetres = await metresLeft();
  expect(startMetres).toBeGreaterThan(800);
  await expect(page.getByText(/ wins from /)).toHaveCount(0);
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(metresLeft).toBeLessThan(startMetres);
  await page.getByRole("button", { name: "Pause" }).press("Enter");
  await position.focus();
  await page.keyboard.press("End");
  await expect(page.getByText(/ wins from /)).toBeVisible();
});
