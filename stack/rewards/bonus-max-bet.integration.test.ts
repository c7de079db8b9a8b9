import { randomUUID } from "node:crypto";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer } from "../testing-bonuses.ts";
import { raceDay } from "../testing-racing.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";
import { addEvent, on, place, read } from "../testing-sports.ts";
import { sit } from "../testing-tables.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 120_000);
afterAll(() => stack?.close());

/** Adds a player with a dollar, and a bonus of 20 dollars that pays for stakes of up to 8. */
async function addPlayerWithBonus(): Promise<TestClient> {
  const { client } = await addFundedPlayer(stack, { currency: "USD", amountMinor: 100n });
  const id = await addOffer(stack, {
    amounts: { USD: { amount: 20, maxBet: 8 } },
    wageringFactor: 50,
    verticals: ["casino", "horses", "sports"],
  });
  await client.call(optIn, { params: { id }, body: {}, headers: { "idempotency-key": randomUUID() } });
  return client;
}
const limit = { maxBet: 8, currency: "USD" };
const refusal = { status: 422, body: { errorCode: "BONUS_MAX_BET", ...limit } };

it("is stated by a game that refuses a higher stake", async () => {
  const client = await addPlayerWithBonus();
  const { gameSession } = await openGame(client, "1402");
  expect(await play(client, gameSession, { stake: 10 })).toMatchObject(refusal);
  expect((await play(client, gameSession, { stake: 8 })).status).toBe(200);
});

it("is stated by a live table", async () => {
  const client = await addPlayerWithBonus();
  const { gameSession } = await openGame(client, "1301");
  const table = await sit(client, stack.origin, gameSession);
  await table.open(stack.clock);
  const bets = [{ spot: "red", stake: 10 }];
  expect(await table.bet({ bets })).toMatchObject({
    type: "refused",
    code: "BONUS_MAX_BET",
    details: limit,
  });
  table.close();
});

it("is stated by a sports bet, also if it was refused after the delay of a live bet", async () => {
  const client = await addPlayerWithBonus();
  const event = await addEvent(stack);
  const stake = { stake: 10, currency: "USD" };
  expect(await place(client, [on(event)], stake)).toMatchObject(refusal);
  await event.live();
  const { status, body } = await place(client, [on(event)], stake);
  expect(status, JSON.stringify(body)).toBe(201);
  stack.clock.advance(20_000);
  await expect
    .poll(async () => (await read(client, body)).refusal, { timeout: 20_000 })
    .toMatchObject({ code: "BONUS_MAX_BET", details: limit });
});

it("is stated by a racing bet", async () => {
  const client = await addPlayerWithBonus();
  const day = raceDay(stack);
  await stack.ports.racebook.driver.publish(4);
  const { race, runners } = await day.nextRace();
  const [{ number, prices }] = runners as [(typeof runners)[0]];
  const bet = { market: "FIXED", raceId: race.raceId, kind: "win", runners: [number], stake: 10 };
  expect(await day.bet(client, { ...bet, price: prices.win! })).toMatchObject(refusal);
});
