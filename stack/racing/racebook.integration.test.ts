import { randomUUID } from "node:crypto";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { getHorse } from "@parlour/contracts/calls/racing/racebook/get-horse";
import { getJockey } from "@parlour/contracts/calls/racing/racebook/get-jockey";
import { getPoolStatement } from "@parlour/contracts/calls/racing/racebook/get-pool-statement";
import { getRaceReplay } from "@parlour/contracts/calls/racing/racebook/get-race-replay";
import { listMeetings } from "@parlour/contracts/calls/racing/racebook/list-meetings";
import { listNextRaces } from "@parlour/contracts/calls/racing/racebook/list-next-races";
import { listRacePools } from "@parlour/contracts/calls/racing/racebook/list-race-pools";
import { listRacingBets } from "@parlour/contracts/calls/racing/racebook/list-racing-bets";
import { listResults } from "@parlour/contracts/calls/racing/racebook/list-results";
import { poolAccount } from "@parlour/ledger/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { giveNonRunner, type RaceDay, raceDay, raceDayEnvironment } from "../testing-racing.ts";

let stack: TestStack;
let day: RaceDay;
let players: TestClient[];
const currency = "USD";
const MINUTE_MS = 60_000;

beforeAll(async () => {
  stack = await testStack({ shell: "none", env: raceDayEnvironment });
  day = raceDay(stack);
  players = [];
  for (let number = 0; number < 4; number++) players.push(await day.addPunter());
  await stack.ports.racebook.driver.publish(4);
});
afterAll(() => stack?.close());

const balanceOf = async (account: { playerId: string; id: string }) => {
  const rows = await stack.kit.db.query<{ balance: string }>(
    "select balance::text from ledger.account where player_id = $1 and id = $2",
    [account.playerId, account.id],
  );
  return rows[0] && BigInt(rows[0].balance);
};

describe("the calendar", () => {
  it("publishes meetings with cards, horses and jockeys, and follows the test's clock", async () => {
    const { body } = await players[0]!.call(listMeetings);
    expect(body.meetings.length).toBeGreaterThan(1);
    const { races } = (await players[0]!.call(listNextRaces)).body;
    expect(races.map(({ startsAt }) => startsAt)).toEqual(races.map(({ startsAt }) => startsAt).toSorted());
    const { runners, result, pools } = await day.cardOf(races[0]!.raceId);
    expect(result).toBeNull();
    expect(pools.map(({ type }) => type)).toContain("win");
    const favourite = runners.toSorted((a, b) => a.prices.win! - b.prices.win!)[0]!;
    const horse = (await players[0]!.call(getHorse, { params: { horseId: favourite.horseId } })).body;
    expect(horse.name).toBe(favourite.name);
    expect(horse.entries.map(({ raceId }) => raceId)).toContain(races[0]!.raceId);
    const jockey = (await players[0]!.call(getJockey, { params: { jockeyId: favourite.jockeyId } })).body;
    expect(jockey.latest.length).toBeGreaterThan(0);
    expect((await players[0]!.call(getRaceReplay, { params: { raceId: races[0]!.raceId } })).status).toBe(
      404,
    );
  });
});

describe("betting", () => {
  it("accepts fixed-odds and pool bets once, at the price the player saw", async () => {
    const { race, runners, pools } = await day.nextRace(({ runners }) => runners.length >= 8);
    const [first, second, third] = runners as [(typeof runners)[0], (typeof runners)[0], (typeof runners)[0]];
    const fixed = { market: "FIXED", raceId: race.raceId, kind: "win", runners: [first.number], stake: 2 };
    const changed = await day.bet(players[0]!, { ...fixed, price: first.prices.win! + 1 });
    expect(changed).toMatchObject({
      status: 409,
      body: { errorCode: "PRICE_CHANGED", price: first.prices.win },
    });
    const key = randomUUID();
    const placed = await day.bet(players[0]!, { ...fixed, price: first.prices.win }, key);
    expect(placed).toMatchObject({
      status: 201,
      body: { stake: 2, outcome: "OPEN", price: first.prices.win },
    });
    const again = await day.bet(players[0]!, { ...fixed, price: first.prices.win }, key);
    expect(again.body.betId).toBe(placed.body.betId);

    const eachWay = await day.bet(players[1]!, { ...fixed, kind: "each-way", price: first.prices.eachWay });
    expect(eachWay).toMatchObject({ status: 201, body: { stake: 4, lines: 2 } });
    const forecast = { ...fixed, kind: "tricast", runners: [first.number, second.number], price: 5 };
    expect(await day.bet(players[1]!, forecast)).toMatchObject({
      status: 422,
      body: { errorCode: "BET_NOT_POSSIBLE", cause: "WRONG_PARTS" },
    });
    expect(await day.bet(players[1]!, { ...fixed, stake: 5_000, price: first.prices.win })).toMatchObject({
      status: 422,
      body: { errorCode: "STAKE_LIMIT" },
    });
    expect((await day.bet(players[1]!, { ...fixed, stake: 0.001, price: first.prices.win })).status).toBe(
      422,
    );

    const poolOf = (type: string) => pools.find((pool) => pool.type === type)!.poolId;
    for (const [at, runner] of [first, second, third].entries()) {
      const selections = [[[runner.interest]]];
      const win = await day.bet(players[at]!, {
        market: "POOL",
        poolId: poolOf("win"),
        selections,
        stake: at + 1,
      });
      expect(win.status).toBe(201);
    }
    const box = [first.interest, second.interest, third.interest];
    const trifecta = {
      market: "POOL",
      poolId: poolOf("trifecta"),
      selections: [[box, box, box]],
      stake: 0.5,
    };
    if (new Set(box).size === 3) {
      expect(await day.bet(players[2]!, trifecta)).toMatchObject({
        status: 201,
        body: { lines: 6, stake: 3 },
      });
    }
    const totals = await players[0]!.call(listRacePools, {
      params: { raceId: race.raceId },
      query: { currencyCode: currency },
    });
    const win = totals.body.pools.find(({ type }) => type === "win")!;
    expect(win.total).toBe(6);
    expect(win.probables.find(({ interest }) => interest === first.interest)!.lowest).toBeGreaterThan(1);
    expect(await balanceOf(poolAccount(poolOf("win"), currency))).toBe(600n);

    const own = await players[0]!.call(listRacingBets, { query: { state: "OPEN" } });
    expect(own.body.items).toHaveLength(2);
    await day.runRace(race.startsAt);
    const late = await day.bet(players[0]!, { ...fixed, price: first.prices.win });
    expect(late).toMatchObject({ status: 409, body: { errorCode: "MARKET_SUSPENDED" } });
  });

  it("pays according to the result, names it in the history, and closes every pool at zero", async () => {
    const { body } = await players[0]!.call(listResults);
    const { race, dividends } = body.items[0]!;
    expect(race.state).toBe("SETTLED");
    const card = await day.cardOf(race.raceId);
    const winners = card.result!.order[0]!;
    const own = (await players[0]!.call(listRacingBets, { query: { state: "SETTLED" } })).body.items;
    const fixed = own.find(({ market }) => market === "FIXED")!;
    const isWinner = winners.includes(fixed.selections[0]![0]![0]!);
    expect(fixed.outcome).toBe(isWinner ? "WON" : "LOST");
    expect(dividends.some(({ type }) => type === "win")).toBe(true);
    const { poolId } = card.pools.find(({ type }) => type === "win")!;
    const statement = await players[0]!.call(getPoolStatement, {
      params: { poolId },
      query: { currencyCode: currency },
    });
    expect(statement.body).toMatchObject({ stakes: 6, bets: 3, differences: [] });
    expect(await balanceOf(poolAccount(poolId, currency))).toBe(0n);
    expect(await day.expectBooksAgree()).toBeGreaterThan(0);
    const history = await players[0]!.call(listTransactions);
    expect(
      history.body.items.some(({ subject }) => subject?.name === `${race.courseName} · Race ${race.number}`),
    ).toBe(true);
    const replay = (await players[0]!.call(getRaceReplay, { params: { raceId: race.raceId } })).body;
    expect(replay.order).toEqual(card.result!.order);
    expect(replay.seedHash).toBe(card.seedHash);
  });

  it("refunds a withdrawn horse, deducts from the others and changes the prices", async () => {
    const { race, runners, pools } = await day.nextRace(({ runners }) => runners.length >= 8);
    const favourite = runners.toSorted((a, b) => a.prices.win! - b.prices.win!)[0]!;
    const other = runners.find(({ interest }) => interest !== favourite.interest)!;
    const fixed = { market: "FIXED", raceId: race.raceId, kind: "win", stake: 10 };
    const { body: gone } = await day.bet(players[0]!, {
      ...fixed,
      runners: [favourite.number],
      price: favourite.prices.win,
    });
    await day.bet(players[1]!, { ...fixed, runners: [other.number], price: other.prices.win });
    const { poolId } = pools.find(({ type }) => type === "win")!;
    for (const runner of [favourite, other])
      await day.bet(players[2]!, { market: "POOL", poolId, selections: [[[runner.interest]]], stake: 5 });
    expect(await stack.ports.racebook.withdrawRunner(race.raceId, favourite.number)).toBe(true);
    const refunded = (await players[0]!.call(listRacingBets)).body.items.find(
      ({ betId }) => betId === gone.betId,
    )!;
    expect(refunded).toMatchObject({ outcome: "REFUNDED", payout: 10 });
    const after = await day.cardOf(race.raceId);
    const now = after.runners.find(({ number }) => number === other.number)!;
    expect(now.prices.win).toBeLessThan(other.prices.win!);
    const stale = await day.bet(players[3]!, { ...fixed, runners: [other.number], price: other.prices.win });
    expect(stale).toMatchObject({ status: 409, body: { errorCode: "PRICE_CHANGED", price: now.prices.win } });
    await day.runRace(race.startsAt);
    const lined = (await players[1]!.call(listRacingBets)).body.items.find(
      ({ raceIds }) => raceIds[0] === race.raceId,
    )!;
    expect(lined.deductionPercent).toBeGreaterThan(0);
    const hasCoupled = runners.filter(({ interest }) => interest === favourite.interest).length > 1;
    const { body } = await players[0]!.call(getPoolStatement, {
      params: { poolId },
      query: { currencyCode: currency },
    });
    expect(body.refunds).toBeGreaterThanOrEqual(hasCoupled ? 0 : 5);
    await day.expectBooksAgree();
  });

  it("withdraws the non-runner that the secret seed decides, shortly before the race and not earlier", async () => {
    const { race } = await day.nextRace(({ runners }) => runners.length >= 8);
    const nonRunner = await giveNonRunner(stack.kit.db, race.raceId);
    const nonRunners = async (minutesBefore: number) => {
      stack.clock.set(new Date(new Date(race.startsAt).getTime() - minutesBefore * MINUTE_MS));
      await stack.ports.racebook.driver.withdrawNonRunners();
      const { runners } = await day.cardOf(race.raceId);
      return runners.filter(({ isWithdrawn }) => isWithdrawn).map(({ number }) => number);
    };
    expect(await nonRunners(13)).toEqual([]);
    expect(await nonRunners(11)).toEqual([nonRunner]);
    expect(await nonRunners(1)).toEqual([nonRunner]);
    await day.runRace(race.startsAt);
    expect((await day.cardOf(race.raceId)).result!.order.flat()).not.toContain(nonRunner);
  });

  it("never accepts a bet after the start, however close", async () => {
    const { race, runners, pools } = await day.nextRace();
    const { poolId } = pools.find(({ type }) => type === "exacta")!;
    const interests = [...new Set(runners.map(({ interest }) => interest))].slice(0, 4);
    stack.clock.set(new Date(new Date(race.startsAt).getTime() - 1));
    let isOff = false;
    const statuses: { status: number; betId?: string; askedAfterOff: boolean }[] = [];
    const fire = async (player: TestClient) => {
      const askedAfterOff = isOff;
      const answer = await day.bet(player, {
        market: "POOL",
        poolId,
        selections: [[interests, interests]],
        stake: 1,
      });
      statuses.push({ status: answer.status, betId: answer.body.betId, askedAfterOff });
    };
    const early = Array.from({ length: 24 }, (_, at) => fire(players[at % 4]!));
    await Promise.race(early);
    stack.clock.set(new Date(race.startsAt));
    await stack.ports.racebook.driver.step();
    isOff = true;
    const late = Array.from({ length: 8 }, (_, at) => fire(players[at % 4]!));
    await Promise.all([...early, ...late]);
    stack.clock.advance(8 * MINUTE_MS);
    await stack.ports.racebook.driver.step();
    const taken = statuses.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThan(0);
    expect(statuses.filter(({ askedAfterOff }) => askedAfterOff).map(({ status }) => status)).toEqual(
      Array(8).fill(409),
    );
    const { body } = await players[0]!.call(getPoolStatement, {
      params: { poolId },
      query: { currencyCode: currency },
    });
    expect(body).toMatchObject({ bets: taken.length, differences: [] });
    await day.expectBooksAgree();
  });

  it("carries over a pick 6 without a winner to a pool that is not settled yet", async () => {
    const first = await day.nextRace(({ pools }) => pools.some(({ type }) => type === "pick-6"));
    const { poolId, raceIds } = first.pools.find(({ type }) => type === "pick-6")!;
    const cards = await Promise.all(raceIds.map(day.cardOf));
    // A ticket on the biggest outsider in every leg almost never wins all of them.
    const outsiders = cards.map(({ runners }) => [
      runners.toSorted((a, b) => b.prices.win! - a.prices.win!)[0]!.interest,
    ]);
    const placed = await day.bet(players[0]!, {
      market: "POOL",
      poolId,
      selections: [outsiders],
      stake: 100,
    });
    expect(placed).toMatchObject({ status: 201, body: { raceIds } });
    await stack.ports.racebook.driver.publish(4);
    for (const { race } of cards.slice(0, -1)) await day.runRace(race.startsAt);
    const last = cards.at(-1)!.race;
    // The pool of the next pick 6 is marked as settled, so it can't receive the carry-over.
    const next = await day.nextRace(({ race, pools }) =>
      pools.some(({ type, isOpen }) => type === "pick-6" && isOpen && race.startsAt > last.startsAt),
    );
    const closed = next.pools.find(({ type }) => type === "pick-6")!;
    const legs = await Promise.all(closed.raceIds.map(day.cardOf));
    const selections = [legs.map(({ runners }) => [runners[0]!.interest])];
    const other = { market: "POOL", poolId: closed.poolId, selections, stake: 1 };
    expect((await day.bet(players[1]!, other)).status).toBe(201);
    const setStatement = (statement: string | null) =>
      stack.kit.db.query("update racing_pools set statement = $2 where id = $1", [closed.poolId, statement]);
    await setStatement("{}");
    await day.runRace(last.startsAt);
    await setStatement(null);
    const { body } = await players[0]!.call(getPoolStatement, {
      params: { poolId },
      query: { currencyCode: currency },
    });
    expect(body).toMatchObject({
      outcome: "carried",
      stakes: 100,
      takeout: 20,
      carriedOver: 80,
      differences: [],
    });
    const [target] = await stack.kit.db.query<{ id: string; carried: string }>(
      `select id, carry_in_minor::text as carried from racing_pools
       where type = 'pick-6' and settled_at is null and carry_in_minor > 0`,
    );
    expect(target!.id).not.toBe(closed.poolId);
    expect(target!.carried).toBe("8000");
    expect(await balanceOf(poolAccount(target!.id, currency))).toBe(8_000n);
    await day.expectBooksAgree();
  });
});
