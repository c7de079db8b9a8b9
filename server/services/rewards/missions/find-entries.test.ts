import type { MissionPlan } from "@parlour/contracts/entities/mission";
import type { Settlement } from "@parlour/wagering/settlements";
import { expect, it } from "vitest";
import { findEntries } from "./find-entries.ts";
import type { MissionRow } from "./mission-store.ts";
import type { RoundRow } from "./progress-store.ts";

const midnight = new Date("2030-01-02T00:00:00.000Z");
const plan: Partial<MissionPlan> = {
  goal: "ROUNDS",
  count: 3,
  amounts: { USD: { minimumStake: 1 } },
  categories: [],
  games: [],
  period: "DAILY",
  timeZone: "UTC",
  startsAt: "2030-01-01T00:00:00.000Z",
  endsAt: "2030-01-08T00:00:00.000Z",
};
const mission = {
  id: "mission_a",
  plan,
  starts_at: new Date("2030-01-01T00:00:00.000Z"),
  ends_at: new Date("2030-01-08T00:00:00.000Z"),
  ended_at: null,
} as MissionRow;

/** Creates a settlement at the given number of seconds after midnight. */
function settled(wagerId: string, seconds: number, staked: number, playerId = "player_a"): Settlement {
  return {
    playerId,
    wagerId,
    vertical: "casino",
    productId: "1402",
    currency: "USD",
    ownStakedMinor: BigInt(staked),
    ownWonMinor: 0n,
    startedAt: new Date(midnight.getTime() - 60_000),
    settledAt: new Date(midnight.getTime() + seconds * 1_000),
  } as Settlement;
}

/** Finds the periods of settlements in one batch. */
async function periodsOf(
  settlements: readonly Settlement[],
  change: Partial<MissionRow> = {},
  known: readonly RoundRow[] = [],
): Promise<string[]> {
  const entries = await findEntries({ readLowestOdds: async () => new Map() }, undefined as never, {
    missions: [{ ...mission, ...change }],
    settled: settlements,
    known,
    playing: new Set(["player_a", "player_b"]),
    kindOf: () => ({ category: "slots" }) as never,
  });
  return entries.map(({ period, settlement }) => `${settlement.wagerId} ${period.key}`);
}

it("puts the corrections of a round into the round's period, also in one batch across midnight", async () => {
  expect(await periodsOf([settled("a", -1, 200), settled("a", 1, -200), settled("b", 1, 200)])).toEqual([
    "a 2030-01-01",
    "a 2030-01-01",
    "b 2030-01-02",
  ]);
  // A bet that was settled, voided and settled again counts as one round.
  expect(await periodsOf([settled("a", -1, 200), settled("a", 1, -200), settled("a", 2, 200)])).toEqual(
    Array(3).fill("a 2030-01-01"),
  );
});

it("puts a refund after the mission's end into the period of its stake", async () => {
  const end = { ended_at: midnight };
  expect(await periodsOf([settled("a", -1, 200), settled("a", 1, -200), settled("b", 1, 200)], end)).toEqual([
    "a 2030-01-01",
    "a 2030-01-01",
  ]);
});

it("finds the same periods in one batch as in several", async () => {
  // Stakes below the minimum are not stored, so the next settlement of their round is treated as its first.
  expect(await periodsOf([settled("a", -1, 99), settled("a", 1, 200)])).toEqual([
    "a 2030-01-01",
    "a 2030-01-02",
  ]);
  const before = { mission_id: "mission_a", player_id: "player_a", wager_id: "a", period: "2029-12-31" };
  expect(await periodsOf([settled("a", 1, -200)], {}, [before as RoundRow])).toEqual(["a 2029-12-31"]);
  expect(await periodsOf([settled("a", 1, 200, "player_b")], {}, [before as RoundRow])).toEqual([
    "a 2030-01-02",
  ]);
});
