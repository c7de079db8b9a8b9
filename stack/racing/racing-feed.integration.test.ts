import { getHorse } from "@parlour/contracts/calls/racing/racebook/get-horse";
import { getRaceReplay } from "@parlour/contracts/calls/racing/racebook/get-race-replay";
import { sendRacingMessage } from "@parlour/contracts/calls/racing/racing-feed/send-racing-message";
import { signRequest } from "@parlour/server/kit/signed-requests";
import { racingFeedProviders } from "@parlour/server/services/racing/racing-feed";
import { announceRace, runRacingConformance } from "@parlour/server/services/racing/racing-feed/conformance";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { type RaceDay, raceDay, raceDayEnvironment } from "../testing-racing.ts";

let stack: TestStack;
let day: RaceDay;
let player: TestClient;
const MINUTE_MS = 60_000;

beforeAll(async () => {
  stack = await testStack({ shell: "none", env: raceDayEnvironment });
  day = raceDay(stack);
  player = await day.addPunter();
  for (const id of ["outside", "other"]) await racingFeedProviders.add(stack.kit.db, { id, name: id });
}, 90_000);
afterAll(() => stack?.close());

/** Sends messages as the provider, signed with the time of the test's clock, and returns their outcomes. */
async function send(messages: object[], provider = "outside"): Promise<string[]> {
  const timestamp = String(Math.floor(stack.clock.now().getTime() / 1000));
  const body = JSON.stringify({ messages });
  const key = racingFeedProviders.keyOf(stack.config, provider, 1);
  const signature = signRequest(key, timestamp, sendRacingMessage.path, body);
  const headers = { "x-provider": provider, "x-timestamp": timestamp, "x-signature": signature };
  const answer = await stack.client().send("POST", sendRacingMessage.path, { body, headers });
  expect(answer.status).toBe(200);
  return (answer.body as { results: { outcome: string }[] }).results.map(({ outcome }) => outcome);
}

const pricesFor = (...prices: [number, number][]) => ({
  type: "prices",
  prices: prices.map(([number, price]) => ({ number, price })),
});
const wholeField = () => pricesFor([1, 3], [2, 4], [3, 5], [4, 8], [5, 10], [6, 10]);

async function openRace(number = 1, courseId?: string) {
  const announced = announceRace(stack.clock.now(), number, courseId);
  const { meetingMessage, message, card } = announced;
  await send([meetingMessage(1, "good")]);
  expect(await send([message(1, { type: "card", ...card }), message(2, wholeField())])).toEqual([
    "APPLIED",
    "APPLIED",
  ]);
  return announced;
}

const fixed = (raceId: string, kind: string, runners: number[], price: number | null, stake = 10) => ({
  market: "FIXED",
  raceId,
  kind,
  runners,
  price,
  stake,
});
const betNamed = async (betId: string) => (await day.betsOf(player)).find((bet) => bet.betId === betId)!;

describe("bets on a provider's race", () => {
  test("are taken at its price, lose a deduction for a scratch, and are paid by its result", async () => {
    const { race, message } = await openRace();
    const onTwo = await day.bet(player, fixed(race, "win", [2], 4));
    const onOne = await day.bet(player, fixed(race, "win", [1], 3));
    expect([onTwo.status, onOne.status]).toEqual([201, 201]);
    const poolBet = await day.bet(player, {
      market: "POOL",
      poolId: `${race.replace("race_", "pool_")}_win`,
      selections: [[[2]]],
      stake: 4,
    });
    expect(poolBet.status).toBe(201);

    expect(await send([message(3, { type: "scratch", number: 1 })])).toEqual(["APPLIED"]);
    expect(await betNamed(onOne.body.betId)).toMatchObject({ outcome: "REFUNDED", payout: 10 });
    expect(await day.bet(player, fixed(race, "win", [2], 4))).toMatchObject({
      status: 409,
      body: { errorCode: "MARKET_SUSPENDED" },
    });

    await send([
      message(4, pricesFor([2, 2.5], [3, 3.5], [4, 5], [5, 8], [6, 8])),
      message(5, { type: "off" }),
    ]);
    expect((await day.bet(player, fixed(race, "win", [2], 2.5))).body).toMatchObject({
      errorCode: "MARKET_SUSPENDED",
    });
    expect(await send([message(6, { type: "result", order: [[2], [3], [5]], nonStarters: [] })])).toEqual([
      "APPLIED",
    ]);
    // The withdrawn horse had a price of 3, so 30% of the winnings are deducted: 10 + 30 × 0.7.
    expect(await betNamed(onTwo.body.betId)).toMatchObject({
      outcome: "WON",
      deductionPercent: 30,
      payout: 31,
    });
    expect(await betNamed(poolBet.body.betId)).toMatchObject({ outcome: "WON" });
    expect(await day.expectBooksAgree()).toBeGreaterThan(0);

    expect(await send([message(7, { type: "correction", order: [[3], [2], [5]], nonStarters: [] })])).toEqual(
      ["APPLIED"],
    );
    expect(await betNamed(onTwo.body.betId)).toMatchObject({ outcome: "LOST", payout: 0 });
    await day.expectBooksAgree();
  });

  test("are refused at an old price, after the announced start, and while a message is missing", async () => {
    const { race, message } = await openRace();
    await send([message(3, pricesFor([1, 2.8], [2, 4], [3, 5], [4, 8], [5, 10], [6, 12]))]);
    expect(await day.bet(player, fixed(race, "win", [1], 3))).toMatchObject({
      status: 409,
      body: { errorCode: "PRICE_CHANGED", price: 2.8 },
    });
    expect(await send([message(5, { type: "off" })])).toEqual(["GAP"]);
    expect((await day.bet(player, fixed(race, "win", [1], 2.8))).status).toBe(409);
    expect((await day.cardOf(race)).race.state).toBe("OPEN");

    const late = await openRace();
    stack.clock.advance(61 * MINUTE_MS);
    await day.step();
    expect((await day.bet(player, fixed(late.race, "win", [1], 3))).body).toMatchObject({
      errorCode: "MARKET_SUSPENDED",
    });
    // Our own clock closes betting, but the race starts only when its provider says so.
    expect((await day.cardOf(late.race)).race.state).toBe("OPEN");
    const startsAt = new Date(stack.clock.now().getTime() + 5 * MINUTE_MS).toISOString();
    await send([late.message(3, { type: "delay", startsAt })]);
    expect((await day.bet(player, fixed(late.race, "win", [1], 3))).status).toBe(201);
  });

  test("are returned by a void race and split by a dead heat", async () => {
    const { race, message } = await openRace();
    const returned = await day.bet(player, fixed(race, "forecast", [2, 3], (await forecastOf(race)) ?? 0));
    await send([message(3, { type: "void" })]);
    expect(returned.status === 201 ? await betNamed(returned.body.betId) : null).toMatchObject({
      outcome: "REFUNDED",
      payout: 10,
    });
    const second = await openRace();
    const half = await day.bet(player, fixed(second.race, "win", [4], 8));
    await send([
      second.message(3, { type: "off" }),
      second.message(4, { type: "result", order: [[4, 5], [1], [2]], nonStarters: [] }),
    ]);
    expect(await betNamed(half.body.betId)).toMatchObject({ outcome: "WON", payout: 40 });
    await day.expectBooksAgree();
  });
});

/** Finds out the price of a forecast from the response that refuses a bet at a wrong price. */
async function forecastOf(raceId: string): Promise<number | undefined> {
  const { body } = await day.bet(player, fixed(raceId, "forecast", [2, 3], 1.01));
  return (body as { price?: number }).price;
}

test("a missing message stops nothing once the race has started", async () => {
  const { race, message } = await openRace();
  const sent = await send([
    message(3, { type: "off" }),
    message(5, { type: "correction", order: [[1]], nonStarters: [] }),
    message(6, { type: "result", order: [[1]], nonStarters: [] }),
  ]);
  expect(sent).toEqual(["APPLIED", "GAP", "APPLIED"]);
  expect((await day.cardOf(race)).race.state).toBe("SETTLED");
});

test("a provider's race has horse pages and no replay, and our own courses stay ours", async () => {
  // The sample's horses have already run today in other tests, so we advance to the next day.
  stack.clock.advance(24 * 60 * MINUTE_MS);
  const { race, message, meetingMessage } = await openRace();
  await send([message(3, { type: "off" }), message(4, { type: "result", order: [[1]], nonStarters: [] })]);
  const { runners, seedHash } = await day.cardOf(race);
  expect(seedHash).toBeNull();
  const horse = await player.call(getHorse, { params: { horseId: runners[0]!.horseId } });
  expect(horse.body).toMatchObject({
    name: "Amber Lantern",
    trainer: "T. Yardley",
    record: { runs: 2, wins: 2 },
  });
  expect(horse.body.runs.map(({ courseName }) => courseName)).toEqual(["Conformance Park", "Elsewhere Park"]);
  expect((await player.call(getRaceReplay, { params: { raceId: race } })).status).toBe(404);

  const ours = { ...meetingMessage(1, "good"), id: "ours", meeting: "meeting_2030-01-01_ostrevane" };
  expect(await send([ours])).toEqual(["NOT_POSSIBLE"]);
  expect(await send([meetingMessage(2, "soft")], "other")).toEqual(["NOT_POSSIBLE"]);
  expect(await send([message(5, { type: "void" })], "other")).toEqual(["NOT_POSSIBLE"]);
});

test("the feed passes its conformance kit", async () => {
  stack.clock.set(new Date());
  const key = racingFeedProviders.keyOf(stack.config, "outside", 1);
  const results = await runRacingConformance({ origin: stack.origin, provider: "outside", key });
  expect(results.filter(({ outcome }) => outcome === "broken")).toEqual([]);
  expect(results.length).toBe(13);
});
