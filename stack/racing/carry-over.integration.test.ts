import { getPoolStatement } from "@parlour/contracts/calls/racing/racebook/get-pool-statement";
import { poolAccount } from "@parlour/ledger/accounts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { openProviderMeeting } from "../testing-provider-races.ts";
import { type RaceDay, raceDay, raceDayEnvironment } from "../testing-racing.ts";

const currency = "USD";
const DAY_MS = 86_400_000;
let stack: TestStack;
let day: RaceDay;

beforeAll(async () => {
  stack = await testStack({ shell: "none", env: raceDayEnvironment });
  day = raceDay(stack);
});
afterAll(() => stack?.close());

/** Noon of the last day of this month, or of the next one if fewer than three days are left. */
function lastDay(now: Date): Date {
  const endOf = (monthsAhead: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + monthsAhead, 0, 12));
  return endOf(0).getTime() - now.getTime() > 3 * DAY_MS ? endOf(0) : endOf(1);
}

async function balanceOf(poolId: string): Promise<bigint> {
  const account = poolAccount(poolId, currency);
  const [row] = await stack.kit.db.query<{ balance: string }>(
    "select balance::text from ledger.account where player_id = $1 and id = $2",
    [account.playerId, account.id],
  );
  return BigInt(row!.balance);
}

/** Opens a meeting of seven races, the last six of which are the legs of its pick 6. */
async function openMeeting() {
  const races = await openProviderMeeting(stack, 7);
  const { pools } = await day.cardOf(races[1]!.id);
  const { poolId } = pools.find(({ type }) => type === "pick-6")!;
  const bet = async (player: TestClient, winners: number[], stake: number) => {
    const body = { market: "POOL", poolId, selections: [winners.map((one) => [one])], stake };
    expect((await day.bet(player, body)).status).toBe(201);
  };
  return {
    poolId,
    bet,
    /** Horse 1 wins every race. */
    async finish(): Promise<void> {
      for (const race of races) await race.finish([[1], [2], [4]]);
    },
  };
}

it("carries a pick 6 over two days and pays everything on the last day of the month", async () => {
  const end = lastDay(stack.clock.now()).getTime();
  const meetings: string[] = [];
  const days = [
    { at: end - 2 * DAY_MS, carriedIn: 0, carriedOver: 60, paid: 20, outcome: "paid" },
    { at: end - DAY_MS, carriedIn: 60, carriedOver: 120, paid: 20, outcome: "paid" },
    { at: end, carriedIn: 120, carriedOver: 0, paid: 200, outcome: "paid" },
  ];
  for (const { at, carriedIn, carriedOver, paid, outcome } of days) {
    stack.clock.set(new Date(at));
    const [five, none] = [await day.addPunter(), await day.addPunter()];
    const meeting = await openMeeting();
    await meeting.bet(five, [1, 1, 1, 1, 1, 4], 10);
    await meeting.bet(none, [4, 4, 4, 4, 4, 4], 90);
    // What the pool of the day before could not pay arrives once this pool is open.
    await day.step();
    expect(await balanceOf(meeting.poolId)).toBe(BigInt(100 + carriedIn) * 100n);
    for (const earlier of meetings) expect(await balanceOf(earlier)).toBe(0n);

    await meeting.finish();
    // No ticket has all six winners. Of the net pool of 80, a quarter goes to five winners, and the rest is carried
    // over; on the last day of the month everything goes to five winners.
    const { body } = await five.call(getPoolStatement, {
      params: { poolId: meeting.poolId },
      query: { currencyCode: currency },
    });
    expect(body).toMatchObject({
      outcome,
      stakes: 100,
      takeout: 20,
      carriedIn,
      carriedOver,
      payouts: paid,
      breakage: 0,
      subsidy: 0,
      differences: [],
    });
    expect((await day.betsOf(five))[0]).toMatchObject({ outcome: "WON", payout: paid });
    expect((await day.betsOf(none))[0]).toMatchObject({ outcome: "LOST", payout: 0 });
    expect(await balanceOf(meeting.poolId)).toBe(BigInt(carriedOver) * 100n);
    await day.expectBooksAgree();
    meetings.push(meeting.poolId);
  }
  const carries = await stack.kit.db.query<{ id: string }>(
    "select reference_id as id from ledger.posting where type = 'POOL_CARRY_OVER' order by posted_at",
  );
  expect(carries.map(({ id }) => id)).toEqual(meetings.slice(0, 2));
});
