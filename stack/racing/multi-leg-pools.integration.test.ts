import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { delayRace } from "@parlour/contracts/calls/racing/racebook/delay-race";
import { listDeskPools } from "@parlour/contracts/calls/racing/racebook/list-desk-pools";
import { quoteRacingBets } from "@parlour/contracts/calls/racing/racebook/quote-racing-bets";
import { house, poolAccount } from "@parlour/ledger/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { type RaceDay, raceDay, raceDayEnvironment } from "../testing-racing.ts";

let stack: TestStack;
let day: RaceDay;
const currency = "USD";
let punter: TestClient;
let [tess, theo]: TestClient[] = [];
const reason = "Late arrival of the starter";

beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    env: raceDayEnvironment,
    authoriseOperator: authoriseTestOperator,
  });
  day = raceDay(stack);
  punter = await day.addPunter();
  tess = actAsOperator(stack.client(), "tess", ["TRADER"]);
  theo = actAsOperator(stack.client(), "theo", ["TRADER"]);
  await stack.ports.racebook.driver.publish(4);
});
afterAll(() => stack?.close());

/** One operator proposes a change and another approves it. */
async function approve(kind: string, data: object) {
  const proposed = await tess!.call(proposeChange, { body: { kind, data, reason } });
  const params = { id: proposed.body.id };
  expect((await theo!.call(decideProposal, { params, body: { decision: "APPROVE", reason } })).status).toBe(
    200,
  );
}

/** Finds an open daily double, the cards of its two races, and a bet on the first horse of each. */
async function openDouble() {
  const first = await day.nextRace(({ pools }) =>
    pools.some(({ type, isOpen }) => type === "daily-double" && isOpen),
  );
  const { poolId, raceIds } = first.pools.find(({ type }) => type === "daily-double")!;
  const second = await day.cardOf(raceIds[1]!);
  const selections = [[[first.runners[0]!.interest], [second.runners[0]!.interest]]];
  const offer = async () =>
    (await day.cardOf(raceIds[0]!)).pools.find((pool) => pool.poolId === poolId)!.isOpen;
  const bet = { market: "POOL", poolId, selections, stake: 2 };
  return { poolId, raceIds, selections, first: first.race, second: second.race, bet, offer };
}

describe("a pool over several races", () => {
  it("is closed once a later race has started, although the first one was delayed", async () => {
    const { poolId, selections, first, second, bet, offer } = await openDouble();
    const quote = async () => {
      const body = { fixed: [], pools: [{ poolId, selections }] };
      return (await stack.client().call(quoteRacingBets, { body })).body.pools;
    };
    const deskState = async () => {
      const { items } = (await tess!.call(listDeskPools, { query: { limit: "50" } })).body;
      return items.find((pool) => pool.poolId === poolId)?.state;
    };
    expect((await day.bet(punter, bet)).status).toBe(201);
    expect([await offer(), await quote(), await deskState()]).toEqual([true, [{ status: "OPEN" }], "OPEN"]);
    const startsAt = new Date(Date.parse(second.startsAt) + 3_600_000).toISOString();
    const delayed = await tess!.call(delayRace, {
      params: { raceId: first.raceId },
      body: { startsAt, reason },
    });
    expect(delayed.status).toBe(200);
    await day.runRace(second.startsAt);
    expect((await day.cardOf(first.raceId)).race.state).toBe("OPEN");
    expect([await offer(), await quote(), await deskState()]).toEqual([
      false,
      [{ status: "CLOSED" }],
      "CLOSED",
    ]);
    const late = await day.bet(punter, bet);
    expect(late).toMatchObject({ status: 409, body: { errorCode: "MARKET_SUSPENDED" } });
    for (const state of ["OPEN", "CLOSED"] as const) {
      const { items } = (await tess!.call(listDeskPools, { query: { state, limit: "50" } })).body;
      expect(items.some((pool) => pool.poolId === poolId)).toBe(state === "CLOSED");
    }
    await day.runRace(startsAt);
    await day.expectBooksAgree();
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "refuses a bet that was priced before a later race started but would be taken after",
    async () => {
      const { raceIds, bet } = await openDouble();
      const other = await stack.kit.db.pool.connect();
      try {
        await other.query("begin");
        await other.query("update racing_races set state = 'RUNNING', off_at = now() where id = $1", [
          raceIds[1],
        ]);
        const placed = day.bet(punter, bet);
        const isWaiting = async () => {
          const { rows } = await other.query(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
          return rows.length > 0;
        };
        await expect.poll(isWaiting, { timeout: 15_000 }).toBe(true);
        await other.query("commit");
        expect(await placed).toMatchObject({ status: 409, body: { errorCode: "MARKET_SUSPENDED" } });
      } finally {
        other.release(true);
        await stack.kit.db.query(
          "update racing_races set state = 'OPEN', off_at = null where id = $1 and state = 'RUNNING'",
          [raceIds[1]],
        );
      }
    },
  );

  it("pays a consolation although no later pool is published, and carries the rest over once one is", async () => {
    const [last] = await stack.kit.db.query<{ id: string }>(
      "select id from racing_races where number = 2 and state = 'OPEN' order by starts_at desc limit 1",
    );
    const { poolId, raceIds } = (await day.cardOf(last!.id)).pools.find(({ type }) => type === "pick-6")!;
    const legs = await Promise.all(raceIds.map(day.cardOf));
    const winners = legs.map(({ runners }) => runners[0]!);
    const losers = legs.map(
      ({ runners }, at) => runners.find((one) => one.interest !== winners[at]!.interest)!,
    );
    const ticket = (runners: typeof winners, stake: number) => ({
      market: "POOL",
      poolId,
      selections: [runners.map(({ interest }) => [interest])],
      stake,
    });
    const five = [...winners.slice(0, 5), losers[5]!];
    const other = await day.addPunter();
    expect((await day.bet(punter, ticket(five, 10))).status).toBe(201);
    expect((await day.bet(other, ticket(losers, 100))).status).toBe(201);
    for (const [at, { race, runners }] of legs.entries()) {
      await day.startRace(race.startsAt);
      const first = winners[at]!.number;
      const order = [
        [first],
        ...runners.flatMap(({ number, isWithdrawn }) => (number === first || isWithdrawn ? [] : [[number]])),
      ];
      await approve("RACE_RESULT", { raceId: race.raceId, order, nonStarters: [] });
      await day.step();
      expect((await day.cardOf(race.raceId)).race.state).toBe("SETTLED");
    }
    const own = (await day.betsOf(punter)).find(({ raceIds: ids }) => ids.length === 6)!;
    expect(own).toMatchObject({ outcome: "WON", payout: 22 });
    const pools = () =>
      stack.kit.db.query<{ id: string; balance: string }>(
        `select p.id, a.balance::text from racing_pools p
           join ledger.account a on a.player_id = $1 and a.id = $2 || p.id
         where p.type = 'pick-6' and a.balance > 0`,
        [house, poolAccount("", currency).id],
      );
    expect(await pools()).toEqual([{ id: poolId, balance: "6600" }]);
    await day.expectBooksAgree();

    await stack.ports.racebook.driver.publish(2);
    await day.step();
    await day.step();
    const [target, ...others] = await pools();
    expect(others).toEqual([]);
    expect(target).toMatchObject({ balance: "6600" });
    expect(target!.id).not.toBe(poolId);
    const [moved] = await stack.kit.db.query<{ carriedTo: string; carried: string }>(
      `select carried_to as "carriedTo", carried_minor::text as carried from racing_pools where id = $1`,
      [poolId],
    );
    expect(moved).toEqual({ carriedTo: target!.id, carried: "6600" });
    await day.expectBooksAgree();
  });
});
