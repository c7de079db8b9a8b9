import { randomUUID } from "node:crypto";
import { setSandboxLocation } from "@parlour/contracts/calls/site/sandbox/set-sandbox-location";
import { getSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/get-sports-event";
import { listVirtualChannels } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-channels";
import type { RoundView } from "@parlour/contracts/entities/game-round";
import { verifyLedger } from "@parlour/ledger/verify";
import { createSchedule } from "@parlour/server/services/sports/virtual-sports";
import { raceMarketIds } from "@parlour/sports";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { joinTable } from "../testing-poker.ts";
import { raceDay } from "../testing-racing.ts";
import { act, addFundedPlayer, openGame, play } from "../testing-rounds.ts";
import { addEvent, cashOut, on, place, quote } from "../testing-sports.ts";
import { everywhere, sit } from "../testing-tables.ts";
import { tournamentCalls, tournamentFloor } from "../testing-tournaments.ts";

// A player signs in where the site is offered and then travels to an excluded location: no stake is taken there, but
// money that is already at stake can still be cashed out.

const refused = { status: 451, body: { errorCode: "REGION_NOT_AVAILABLE" } };
const refusedLive = { type: "refused", code: "REGION_NOT_AVAILABLE" };
const dollars = { currency: "USD" };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  await stack.ports.exclusions.set({ notIn: { countrySubdivision: { US: ["WA"] } } });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const travel = (client: TestClient) => client.call(setSandboxLocation, { body: { place: "US-WA" } });
const playable = async (playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableCasino;

it("takes no sports bets, but cashes out earlier ones", async () => {
  const { client } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const key = randomUUID();
  const bet = (await place(client, [on(event)], {}, key)).body;
  await travel(client);
  expect(await place(client, [on(event)])).toMatchObject(refused);
  expect(await place(client, [on(event)], {}, key)).toMatchObject({ status: 201, body: { id: bet.id } });
  const offered = (await quote(client, bet)).quote!;
  expect((await cashOut(client, bet, offered.token)).body).toMatchObject({ status: "CASHED_OUT" });
});

it("takes no bets on virtual sports", async () => {
  await createSchedule({ kit: stack.kit, feed: stack.ports.sportsFeed }).step();
  const { client } = await addFundedPlayer(stack);
  const { channels } = (await client.call(listVirtualChannels)).body;
  const { card } = channels.find(({ id }) => id === "marram-downs")!.next[0]!;
  if (card.kind !== "race") throw new Error("not a race");
  const { markets } = (await client.call(getSportsEvent, { params: { event: card.event } })).body;
  const { outcomes } = markets.find(({ id }) => id === raceMarketIds.winner)!;
  const { id: outcome, price } = outcomes[0]!;
  const legs = [{ market: raceMarketIds.winner, outcome }];
  const bet = () => place(client, [{ event: card.event, legs, price: price! }]);
  expect((await bet()).status).toBe(201);
  await travel(client);
  expect(await bet()).toMatchObject(refused);
});

it("takes no racing bets, at fixed odds or in pools", async () => {
  const day = raceDay(stack);
  const client = await day.addPunter();
  await stack.ports.racebook.driver.publish(1);
  const { race, runners, pools } = await day.nextRace();
  const [first] = runners;
  const { raceId } = race;
  const fixed = {
    ...{ market: "FIXED", raceId, kind: "win", runners: [first!.number] },
    ...{ stake: 2, price: first!.prices.win },
  };
  const { poolId } = pools.find(({ type }) => type === "win")!;
  const pool = { market: "POOL", poolId, selections: [[[first!.interest]]], stake: 5 };
  for (const bet of [fixed, pool]) expect((await day.bet(client, bet)).status).toBe(201);
  await travel(client);
  for (const bet of [fixed, pool]) expect(await day.bet(client, bet)).toMatchObject(refused);
});

it("takes no buy-ins at poker tables, but pays out the chips of players who leave", async () => {
  const { client, playerId } = await addFundedPlayer(stack, dollars);
  const before = await playable(playerId);
  const home = await joinTable(client, stack.origin, "ebony");
  const { min } = home.view().you.buyIn;
  expect(await home.sit(1, min)).toMatchObject({ type: "done" });
  expect(await home.say({ type: "rebuy", value: true })).toMatchObject({ type: "done" });
  home.close();
  await travel(client);
  const away = await joinTable(client, stack.origin, "ebony");
  await away.until(({ you }) => you.seat === 1 && !you.rebuys);
  for (const message of [
    { type: "topUp", amount: 1 },
    { type: "rebuy", value: true },
    { type: "wait", value: true },
  ])
    expect(await away.say(message)).toMatchObject(refusedLive);
  expect(await away.say({ type: "leave" })).toMatchObject({ type: "done" });
  await expect.poll(() => playable(playerId), { timeout: 10_000 }).toBe(before);
  expect(await away.sit(1, min)).toMatchObject(refusedLive);
  away.close();
});

it("takes no tournament entries, but returns the buy-in of one made before", async () => {
  const { client, playerId } = await addFundedPlayer(stack, dollars);
  const before = await playable(playerId);
  const { id } = await tournamentFloor(stack).openTournament("Duel");
  const { register, unregister } = tournamentCalls;
  const key = randomUUID();
  expect((await register(client, id, key)).status).toBe(201);
  await travel(client);
  expect((await register(client, id, key)).status).toBe(201);
  expect(await tournamentCalls.buy(client, id, "RE_BUY")).toMatchObject(refused);
  expect((await unregister(client, id)).status).toBe(200);
  await expect.poll(() => playable(playerId), { timeout: 10_000 }).toBe(before);
  expect(await register(client, id)).toMatchObject(refused);
});

it("takes no bets at shared tables, but returns one that is withdrawn", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const before = await playable(playerId);
  const { gameSession } = await openGame(client, "1301");
  const home = await sit(client, stack.origin, gameSession);
  await home.reach("BETTING");
  const bet = await home.bet(everywhere);
  expect(bet).toMatchObject({ type: "answer" });
  await travel(client);
  const away = await sit(client, stack.origin, gameSession);
  await away.reach("BETTING");
  expect(await away.bet(everywhere)).toMatchObject(refusedLive);
  expect(await away.tip(1)).toMatchObject(refusedLive);
  expect(await away.withdraw((bet as { id: string }).id)).toMatchObject({ type: "answer" });
  expect(await playable(playerId)).toBe(before);
  for (const table of [home, away]) table.close();
});

const mayDouble = ({ done, view }: RoundView) =>
  !done && (view as { allowed: { kind: string }[] }).allowed.some(({ kind }) => kind === "double");

it("starts no rounds of our own games, and lets players finish one without a further stake", async () => {
  // A hand that offers insurance must be played on before the next one is dealt, so each deal has its own player.
  const deal = async () => {
    const { client } = await addFundedPlayer(stack);
    const blackjack = await openGame(client, "1003");
    return { client, blackjack, hand: (await play(client, blackjack.gameSession, { stake: 1 })).body };
  };
  let dealt = await deal();
  while (!mayDouble(dealt.hand)) dealt = await deal();
  const { client, blackjack } = dealt;
  const roulette = await openGame(client, "1001");
  const { roundId } = dealt.hand;
  await travel(client);
  const red = { bets: [{ spot: "red", stake: 10 }] };
  expect(await play(client, roulette.gameSession, red)).toMatchObject(refused);
  expect(await act(client, blackjack.gameSession, roundId, 1, { kind: "double" })).toMatchObject(refused);
  expect((await act(client, blackjack.gameSession, roundId, 1, { kind: "stand" })).status).toBe(200);
});
