import { getCompetition } from "@parlour/contracts/calls/sports/sportsbook/get-competition";
import { getTradingEvent } from "@parlour/contracts/calls/sports/sportsbook/get-trading-event";
import { listSportsEvents } from "@parlour/contracts/calls/sports/sportsbook/list-sports-events";
import { quoteOwnSlip } from "@parlour/contracts/calls/sports/sportsbook/quote-own-slip";
import { quoteSlip } from "@parlour/contracts/calls/sports/sportsbook/quote-slip";
import { setPlayerSportsLimit } from "@parlour/contracts/calls/sports/sportsbook/set-player-sports-limit";
import { settleSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/settle-sports-event";
import { matchState, sampleFixture } from "@parlour/server/services/sports/sportsbook/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, cashOut, on, place, placed, quote, read, type TestEvent } from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(() => stack?.close());

const winner = "outright:points:match:::1";
const firstThree = "outright:points:match:::3";
const terms = { places: 3, over: 1, under: 4 };
const clubs = ["ash", "elm", "fir", "oak", "yew"];

/**
 * Adds a season of five clubs as an outright event, with prices for the winner and for a top-three finish.
 */
async function addSeason(): Promise<TestEvent> {
  const event = await addEvent(stack);
  const outcomes = (won: number, price: number) =>
    clubs.map((id) => ({ id, price, chance: { won, returned: 0 } }));
  await event.send({
    type: "snapshot",
    ...sampleFixture,
    competition: { id: `league-${event.id}`, name: "Tree League" },
    isOutright: true,
    season: event.id,
    players: clubs.map((id) => ({ id, name: `Club ${id}`, side: "home", share: 0 })),
    startsAt: new Date(stack.clock.now().getTime() + 86_400_000).toISOString(),
    status: "SCHEDULED",
    isSuspended: false,
    markets: [
      { id: winner, isSuspended: false, eachWay: terms, outcomes: outcomes(0.2, 5) },
      { id: firstThree, isSuspended: false, outcomes: outcomes(0.6, 1.5) },
    ],
    score: null,
  });
  return event;
}
const back = (event: TestEvent, club: string) => ({ ...on(event, club, 5, winner), placeTerms: terms });
const finish = (event: TestEvent, ranking: string[][]) =>
  event.send({ type: "result", state: { ...matchState([]), ranking } });
const balanceOf = async (playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableSports;

test("an each-way bet on an outright is paid for the win, for a place and in a dead heat", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const season = await addSeason();
  const before = await balanceOf(playerId);
  const bets = [];
  for (const club of ["ash", "elm", "fir", "yew"])
    bets.push(await placed(client, [back(season, club)], { eachWay: true }));
  expect(bets[0]).toMatchObject({
    stake: 20,
    stakePerLine: 10,
    lines: 2,
    isEachWay: true,
    potentialPayout: 70,
  });
  expect(await balanceOf(playerId)).toBe(before - 8_000n);
  await finish(season, [["ash"], ["elm"], ["fir", "oak"], ["yew"]]);
  const settled = await Promise.all(bets.map((bet) => read(client, bet)));
  expect(settled.map(({ status, payout }) => [status, payout])).toEqual([
    ["WON", 70],
    ["WON", 20],
    ["WON", 10],
    ["LOST", 0],
  ]);
  expect(settled.map(({ selections }) => selections[0]!.result)).toEqual(["WON", "PLACED", "PLACED", "LOST"]);
  expect(await balanceOf(playerId)).toBe(before - 8_000n + 10_000n);
  // Bets are settled again when the final standings are corrected.
  await finish(season, [["elm"], ["ash"], ["fir"], ["oak"], ["yew"]]);
  expect((await read(client, bets[1]!)).payout).toBe(70);
});

test("an each-way double pays both parts, and its cash-out counts them", async () => {
  const { client } = await addFundedPlayer(stack);
  const [one, other] = [await addSeason(), await addSeason()];
  const double = await placed(client, [back(one, "ash"), back(other, "elm")], { eachWay: true });
  // The fair value is 10 × (0.2 × 5)² for the win part plus 10 × (0.6 × 2)² for the place part; four percent
  // is deducted.
  const { quote: offer } = await quote(client, double);
  expect(offer!.value).toBeCloseTo((10 + 14.4) * 0.96, 2);
  const half = await cashOut(client, double, offer!.token, 500);
  expect(half.body).toMatchObject({ openStake: 10 });
  await finish(one, [["oak"], ["ash"], ["fir"], ["elm"], ["yew"]]);
  await finish(other, [["elm"], ["ash"], ["fir"], ["oak"], ["yew"]]);
  expect(await read(client, double)).toMatchObject({ status: "WON", payout: 20 });
});

test("place terms are part of the price", async () => {
  const { client } = await addFundedPlayer(stack);
  const [season, match] = [await addSeason(), await addEvent(stack)];
  const other = { ...back(season, "ash"), placeTerms: { ...terms, under: 5 } };
  expect((await place(client, [other], { eachWay: true })).body).toMatchObject({
    errorCode: "PRICE_CHANGED",
  });
  expect((await place(client, [on(match)], { eachWay: true })).body).toMatchObject({
    errorCode: "BET_NOT_POSSIBLE",
  });
});

test("outrights belong to their competition and not to the lists of matches", async () => {
  const season = await addSeason();
  const client = stack.client();
  const { outrights, fixtures } = (
    await client.call(getCompetition, { params: { competition: `league-${season.id}` } })
  ).body;
  expect(outrights).toMatchObject([{ id: season.id, isOutright: true }]);
  expect(outrights[0]!.markets[0]).toMatchObject({ eachWay: terms, group: "MAIN" });
  expect(fixtures).toEqual([]);
  const listed = (await client.call(listSportsEvents, { query: { search: "Tree League" } })).body.items;
  expect(listed).toEqual([]);
});

test("a quote knows the player's own limit", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const season = await addSeason();
  const trader = actAsOperator(stack.client(), "tess", ["TRADER"]);
  const before = { maximumStake: null, liabilityPercent: 100 };
  const body = { maximumStake: 4, liabilityPercent: 100, before, reason: "Bets on late news" };
  await trader.call(setPlayerSportsLimit, { params: { playerId }, body });
  const { placeTerms: _, price: __, ...selection } = back(season, "ash");
  const asked = { body: { selections: [selection], currency: "CAD" } };
  const [own, eachWay, anyone] = [
    (await client.call(quoteOwnSlip, asked)).body,
    (await client.call(quoteOwnSlip, { body: { ...asked.body, eachWay: true } })).body,
    (await stack.client().call(quoteSlip, asked)).body,
  ];
  expect(own.selections[0]!.eachWay).toEqual(terms);
  expect(eachWay.singles[0]!.maximumStake).toBeCloseTo(own.singles[0]!.maximumStake / 2, 2);
  expect(anyone.singles[0]!.maximumStake).toBeGreaterThan(own.singles[0]!.maximumStake);
  expect((await place(client, [{ ...selection, price: 5 }], { stake: 10 })).body).toMatchObject({
    errorCode: "STAKE_LIMIT",
    maximumStake: own.singles[0]!.maximumStake,
  });
});

test("liability falls with a cash-out and ends with the bet", async () => {
  const { client } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const trader = actAsOperator(stack.client(), "tess", ["TRADER"]);
  const liability = async () =>
    (await trader.call(getTradingEvent, { params: { event: event.id } })).body.liability;
  const bet = await placed(client, [on(event, "away", 4)]);
  const whole = await liability();
  expect(whole).toBeGreaterThan(0);
  await cashOut(client, bet, (await quote(client, bet)).quote!.token, 500);
  expect(await liability()).toBeCloseTo(whole / 2, 1);
  await cashOut(client, bet, (await quote(client, bet)).quote!.token);
  expect(await liability()).toBe(0);
});

test("a trader ranks a competition by hand, and a result without a ranking is refused", async () => {
  const { client } = await addFundedPlayer(stack);
  const season = await addSeason();
  const bet = await placed(client, [on(season, "elm", 5, winner)]);
  expect(await season.send({ type: "result", state: matchState([]) })).toMatchObject({
    outcome: "NOT_POSSIBLE",
  });
  const trader = actAsOperator(stack.client(), "tess", ["TRADER"]);
  const settle = (ranking: string[][]) =>
    trader.call(settleSportsEvent, {
      params: { event: season.id },
      body: {
        decision: { kind: "RESULT", state: { ...matchState([]), ranking } },
        reason: "The provider is down",
      },
    });
  expect((await settle([["elm"], ["elm"]])).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
  expect((await settle([["pine"]])).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
  expect((await settle([["elm", "ash"], ["fir"]])).status).toBe(200);
  expect(await read(client, bet)).toMatchObject({ status: "WON", payout: 25 });
});
