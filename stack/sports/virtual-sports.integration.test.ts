import { createHash } from "node:crypto";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { getCompetition } from "@parlour/contracts/calls/sports/sportsbook/get-competition";
import { getSportsBet } from "@parlour/contracts/calls/sports/sportsbook/get-sports-bet";
import { getSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/get-sports-event";
import { listSports } from "@parlour/contracts/calls/sports/sportsbook/list-sports";
import { listSportsEvents } from "@parlour/contracts/calls/sports/sportsbook/list-sports-events";
import { quoteCashOut } from "@parlour/contracts/calls/sports/sportsbook/quote-cash-out";
import { getVirtualRound } from "@parlour/contracts/calls/sports/virtual-sports/get-virtual-round";
import { listVirtualChannels } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-channels";
import { listVirtualResults } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-results";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import type { VirtualRound, VirtualRoundSummary } from "@parlour/contracts/entities/virtual-sports";
import { fairStream } from "@parlour/games/kit/math/fair-stream";
import { verifyLedger } from "@parlour/ledger/verify";
import { sweepBets } from "@parlour/server/services/sports/sportsbook";
import { createSchedule } from "@parlour/server/services/sports/virtual-sports";
import { drawCard, drawOutcome, findVirtualChannel, raceMarketIds } from "@parlour/sports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, on, place } from "../testing-sports.ts";

let stack: TestStack;
let step: () => Promise<void>;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  const schedule = createSchedule({ kit: stack.kit, feed: stack.ports.sportsFeed });
  step = schedule.step;
  await step();
}, 90_000);
afterAll(() => stack?.close());

const nextOf = async (channel: string): Promise<VirtualRoundSummary> => {
  const { body } = await stack.client().call(listVirtualChannels);
  return body.channels.find(({ id }) => id === channel)!.next[0]!;
};
const roundOf = async (id: string): Promise<VirtualRound> =>
  (await stack.client().call(getVirtualRound, { params: { round: id } })).body.round;
const readBet = async (client: TestClient, { id }: SportsBet) =>
  (await client.call(getSportsBet, { params: { bet: id } })).body;
const goTo = (at: string, moreMs = 0) => stack.clock.set(new Date(Date.parse(at) + moreMs));
/** Advances the clock to the start of a round, and then to its end. */
const playOut = async ({ id, startsAt }: { id: string; startsAt: string }) => {
  goTo(startsAt);
  await step();
  const { endsAt } = await roundOf(id);
  goTo(endsAt!);
  await step();
  return await roundOf(id);
};
const selection = async (event: string, market: string, outcome?: string) => {
  const { body } = await stack.client().call(getSportsEvent, { params: { event } });
  const found = body.markets.find(({ id }) => id === market)!;
  const { id, price } = found.outcomes.find((one) => outcome === undefined || one.id === outcome)!;
  return { event, legs: [{ market, outcome: id }], price: price! };
};
const revenue = async () => {
  const [row] = await stack.kit.db.query<{ balance: string }>(
    "select balance::text from ledger.account where player_id = 'house' and id = 'revenueVirtual:CAD'",
  );
  return BigInt(row!.balance);
};

test("every channel has rounds that are open for bets, and none of them is in the sportsbook's lists", async () => {
  const { body } = await stack.client().call(listVirtualChannels);
  expect(body.channels.map(({ next }) => next.length)).toEqual([3, 3, 3, 3, 3]);
  const sports = (await stack.client().call(listSports)).body.sports.map(({ id }) => id);
  expect(sports.filter((id) => id.startsWith("virtual"))).toEqual([]);
  const { items } = (await stack.client().call(listSportsEvents, { query: { status: "open", limit: 100 } }))
    .body;
  expect(items.filter(({ id }) => id.startsWith("virtual"))).toEqual([]);
});

test("a race is settled by its draw: win and each-way, through the ledger", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const round = await nextOf("marram-downs");
  if (round.card.kind !== "race") throw new Error("not a race");
  const { event, runners } = round.card;
  const before = await revenue();
  const bets: SportsBet[] = [];
  for (const { number } of runners) {
    const { status, body } = await place(client, [
      await selection(event, raceMarketIds.winner, String(number)),
    ]);
    expect(status, JSON.stringify(body)).toBe(201);
    bets.push(body);
  }
  const eachWay = (await place(client, [await selection(event, raceMarketIds.eachWay(3), "1")])).body;
  expect(await revenue()).toBe(before + BigInt(runners.length + 1) * 1_000n);
  expect((await client.call(quoteCashOut, { params: { bet: eachWay.id } })).body).toEqual({
    quote: null,
    cause: "NOT_OFFERED",
  });
  const { outcome } = await playOut(round);
  if (outcome?.kind !== "race") throw new Error("not a race");
  let paid = 0n;
  for (const [index, bet] of bets.entries()) {
    const { status, payout, price, selections } = await readBet(client, bet);
    const isWinner = runners[index]!.number === outcome.order[0];
    expect(status).toBe(isWinner ? "WON" : "LOST");
    expect(selections[0]!.legs[0]!.name).toBe(`${runners[index]!.number} ${runners[index]!.name}`);
    if (isWinner) expect(payout).toBeCloseTo(10 * price!, 2);
    paid += BigInt(Math.round(payout * 100));
  }
  const placed = await readBet(client, eachWay);
  const position = outcome.order.indexOf(1) + 1;
  expect(placed.selections[0]!.result).toBe(position === 1 ? "WON" : position <= 3 ? "PLACED" : "LOST");
  paid += BigInt(Math.round(placed.payout * 100));
  expect(await revenue()).toBe(before + BigInt(runners.length + 1) * 1_000n - paid);
  const history = (await client.call(listTransactions)).body;
  expect(JSON.stringify(history)).toMatch(/Marram Downs, race \d+/);
  const wagers = await stack.kit.db.query<{ vertical: string }>(
    "select distinct vertical from wagering.wager where player_id = $1",
    [playerId],
  );
  expect(wagers).toEqual([{ vertical: "casino" }]);
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
});

test("betting closes at the start by the server's clock, and in any case once the round is drawn", async () => {
  const { client } = await addFundedPlayer(stack);
  const round = await nextOf("lantern-park");
  if (round.card.kind !== "race") throw new Error("not a race");
  const choice = await selection(round.card.event, raceMarketIds.winner);
  goTo(round.startsAt, -1);
  expect((await place(client, [choice])).status).toBe(201);
  goTo(round.startsAt);
  expect((await place(client, [choice])).body).toMatchObject({ errorCode: "MARKET_SUSPENDED" });
  expect((await roundOf(round.id)).outcome).toBeNull();
  await step();
  // A server whose clock is behind also refuses the bet, because the round is already closed in the database.
  goTo(round.startsAt, -5_000);
  expect((await place(client, [choice])).body).toMatchObject({ errorCode: "MARKET_SUSPENDED" });
  expect((await roundOf(round.id)).fairness.seed).toBeNull();
  await playOut(round);
});

test("the result follows from the commitment that was published before", async () => {
  const open = await roundOf((await nextOf("cinder-ring")).id);
  expect(open.fairness.seed).toBeNull();
  const { fairness, card, outcome } = await playOut(open);
  const { seed, salt, anchor, chainFirst, number, seedHash } = fairness;
  expect({ salt, anchor, seedHash }).toEqual({
    salt: open.fairness.salt,
    anchor: open.fairness.anchor,
    seedHash: open.fairness.seedHash,
  });
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  expect(sha256(seed!)).toBe(seedHash);
  let hash = seed!;
  for (let at = number; at >= chainFirst; at--) hash = sha256(hash);
  expect(hash).toBe(anchor);
  const channel = findVirtualChannel("cinder-ring")!;
  const source = (clientSeed: string) => fairStream({ serverSeed: seed!, clientSeed, nonce: 0 });
  const drawn = drawCard(channel, number, source(`cinder-ring:${number}`));
  expect(card).toMatchObject(drawn);
  expect(drawOutcome(channel, drawn, source(salt))).toEqual(outcome);
});

test("a matchday: multiples over its matches, the table of the season, results", async () => {
  const { client } = await addFundedPlayer(stack);
  const round = await nextOf("tidewater-league");
  if (round.card.kind !== "football") throw new Error("not football");
  const [one, other] = round.card.matches;
  const market = "result:points:match:::";
  const legs = [await selection(one!.event, market, "home"), await selection(other!.event, market, "home")];
  const bet = (await place(client, legs)).body;
  expect(bet).toMatchObject({ type: "MULTIPLE", status: "OPEN" });
  const { outcome } = await playOut(round);
  if (outcome?.kind !== "football") throw new Error("not football");
  const bothWon = outcome.matches.slice(0, 2).every(({ score: [home, away] }) => home > away);
  expect((await readBet(client, bet)).status).toBe(bothWon ? "WON" : "LOST");
  const { standings } = (
    await stack.client().call(getCompetition, { params: { competition: round.card.competition } })
  ).body;
  expect(standings).toHaveLength(8);
  // Every club plays in every round.
  expect(new Set(standings.map(({ played }) => played)).size).toBe(1);
  const { items } = (
    await stack.client().call(listVirtualResults, { query: { channel: "tidewater-league" } })
  ).body;
  expect(items[0]).toMatchObject({
    id: round.id,
    result: { scores: outcome.matches.map(({ score }) => score) },
  });
});

test("no bet combines a virtual event with a real match", async () => {
  const { client } = await addFundedPlayer(stack);
  const round = await nextOf("marram-downs");
  if (round.card.kind !== "race") throw new Error("not a race");
  const match = await addEvent(stack);
  const { status, body } = await place(client, [
    on(match),
    await selection(round.card.event, raceMarketIds.winner),
  ]);
  expect([status, body]).toMatchObject([422, { errorCode: "BET_NOT_POSSIBLE", cause: "VIRTUAL_AND_SPORTS" }]);
});

test("no other provider can use the ids of virtual events", async () => {
  const { outcome } = await stack.ports.sportsFeed.receive("desk", {
    type: "fixture",
    id: "x",
    event: "virtual-marram-downs-1",
    sequence: 1,
    sport: "virtual-horses",
    competition: { id: "x", name: "X" },
    home: {
      id: "a",
      name: "A",
      short: "A",
      colours: ["#000", "#fff"],
      crest: { shape: "circle", pattern: "plain", symbol: "star" },
      strength: null,
    },
    away: {
      id: "b",
      name: "B",
      short: "B",
      colours: ["#000", "#fff"],
      crest: { shape: "circle", pattern: "plain", symbol: "star" },
      strength: null,
    },
    players: [],
    startsAt: "2040-01-01T00:00:00Z",
  });
  expect(outcome).toBe("NOT_POSSIBLE");
});

test("a break from the casino covers virtual sports, but one from sports does not", async () => {
  const bet = async (scope: "casino" | "sports") => {
    const { client } = await addFundedPlayer(stack);
    const answer = await client.call(startBreak, {
      body: { length: { kind: "TIME_OUT", hours: 24 }, scope },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    const round = await nextOf("marram-downs");
    if (round.card.kind !== "race") throw new Error("not a race");
    return await place(client, [await selection(round.card.event, raceMarketIds.winner)]);
  };
  expect((await bet("casino")).body).toMatchObject({ errorCode: "EXCLUDED" });
  expect((await bet("sports")).status).toBe(201);
});

test("steps that run at the same time, as on two servers, settle every bet exactly once", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const round = await nextOf("lantern-park");
  if (round.card.kind !== "race") throw new Error("not a race");
  const bets: SportsBet[] = [];
  for (const { number } of round.card.runners)
    bets.push(
      (await place(client, [await selection(round.card.event, raceMarketIds.winner, String(number))])).body,
    );
  goTo(round.startsAt);
  await Promise.all([step(), step()]);
  goTo((await roundOf(round.id)).endsAt!);
  await Promise.all([step(), step(), step()]);
  const after = await Promise.all(bets.map((bet) => readBet(client, bet)));
  expect(after.filter(({ status }) => status === "WON")).toHaveLength(1);
  expect(after.filter(({ status }) => status === "LOST")).toHaveLength(bets.length - 1);
  await sweepBets({ ...stack.ports.sportsbook, kit: stack.kit });
  const balances = await stack.kit.ledger.balancesOf(playerId);
  const paid = after.reduce((sum, { payout }) => sum + Math.round(payout * 100), 0);
  expect(balances!.amountsMinor.playableCasino).toBe(BigInt(100_000 - bets.length * 1_000 + paid));
});
