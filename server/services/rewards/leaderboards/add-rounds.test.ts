import type { LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import { prizeTotalMinor } from "@parlour/rules/leaderboard-cost";
import type { Settlement } from "@parlour/wagering/settlements";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addRounds } from "./add-rounds.ts";
import { faultsOf, prizesOf } from "./leaderboard-rules.ts";
import type { RoundRow, ScoreRow } from "./score-store.ts";

const base: LeaderboardPlan = {
  name: { en: "Test" },
  kind: "STAKED",
  currency: "USD",
  startsAt: "2030-01-01T00:00:00.000Z",
  endsAt: "2030-01-08T00:00:00.000Z",
  minimumStake: 1,
  categories: [],
  games: [],
  prizes: [
    { places: 1, amount: 50 },
    { places: 2, amount: 10 },
  ],
  points: [
    { multiple: 1, points: 1 },
    { multiple: 10, points: 20 },
  ],
  brands: [],
};
const nobody: ScoreRow = {
  player_id: "player_a",
  score: "0",
  reached_at: new Date(0),
  reached_by: "0",
  hidden: false,
};

let ids = 0;
function settled(wagerId: string, staked: number, won: number): Settlement {
  const id = `${++ids}`;
  const settledAt = new Date(ids * 1_000);
  return {
    id,
    wagerId,
    playerId: "player_a",
    ownStakedMinor: BigInt(staked),
    ownWonMinor: BigInt(won),
    settledAt,
  } as Settlement;
}

/** Counts the settlements one by one, as separate batches would. */
function count(kind: LeaderboardPlan["kind"], settlements: readonly Settlement[]): ScoreRow {
  const rounds = new Map<string, RoundRow>();
  let score = nobody;
  for (const one of settlements) {
    const added = addRounds({ ...base, kind }, score, [one], rounds);
    for (const round of added.rounds) rounds.set(round.wager_id, round);
    score = added.score;
    if (added.isBestUnknown) {
      const best = [...rounds.values()].reduce((most, { score: has }) => Math.max(most, Number(has)), 0);
      score = { ...score, score: `${best}` };
    }
  }
  return score;
}

it("adds up stakes from the minimum, and takes refunded ones back", () => {
  const played = [settled("a", 200, 0), settled("b", 99, 500), settled("c", 100, 0)];
  expect(count("STAKED", played).score).toBe("300");
  expect(count("STAKED", [...played, settled("a", -200, 0), settled("b", -99, 0)]).score).toBe("100");
});

it("ranks by the best multiple, and falls back to the next one when it is refunded", () => {
  const played = [settled("a", 100, 250), settled("b", 300, 3_000), settled("c", 50, 50_000)];
  expect(count("MULTIPLE", played).score).toBe("1000");
  expect(count("MULTIPLE", [...played, settled("b", -300, -3_000)]).score).toBe("250");
});

it("gives the points of the highest step that a win reaches", () => {
  const played = [
    settled("a", 100, 100),
    settled("b", 100, 101),
    settled("c", 100, 1_000),
    settled("d", 100, 0),
  ];
  expect(count("POINTS", played).score).toBe("21");
  expect(count("POINTS", [...played, settled("c", -100, -1_000)]).score).toBe("1");
});

it("a tie goes to the earlier one: only a higher score moves the time", () => {
  const first = settled("a", 100, 500);
  const reached = count("MULTIPLE", [first, settled("b", 100, 500), settled("c", 100, 300)]);
  expect(reached).toMatchObject({ score: "500", reached_by: first.id, reached_at: first.settledAt });
});

it("scores the same however the settlements are batched", () => {
  const round = fc.record({
    wager: fc.integer({ min: 0, max: 5 }),
    staked: fc.integer({ min: 1, max: 500 }),
    won: fc.integer({ min: 0, max: 6_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(round, { maxLength: 20 }),
      fc.constantFrom("STAKED", "MULTIPLE", "POINTS"),
      (rounds, kind) => {
        const all = rounds.map(({ staked, won }, n) => settled(`w${n}`, staked, won));
        const together = addRounds({ ...base, kind }, nobody, all, new Map()).score;
        expect(together).toEqual(count(kind, all));
      },
    ),
  );
});

it("lists a prize for every place, which add up to the total", () => {
  expect(prizesOf(base)).toEqual([50_00n, 10_00n, 10_00n]);
  expect(prizeTotalMinor(base)).toBe(70_00n);
});

it("refuses plans that can't be carried out", () => {
  const now = new Date("2029-12-31T00:00:00.000Z");
  const faults = (change: Partial<LeaderboardPlan>) =>
    faultsOf({ ...base, ...change }, now).map(({ code, field }) => `${field} ${code}`);
  expect(faults({})).toEqual([]);
  expect(faults({ minimumStake: 0.001 })).toEqual(["plan.minimumStake AMOUNT_TOO_PRECISE"]);
  expect(faults({ endsAt: base.startsAt })).toEqual(["plan.endsAt TOO_SMALL"]);
  expect(faults({ endsAt: "2031-01-01T00:00:00.000Z" })).toEqual(["plan.endsAt TOO_LARGE"]);
  expect(faults({ startsAt: "2029-12-30T00:00:00.000Z" })).toEqual(["plan.startsAt TOO_SMALL"]);
  expect(faults({ kind: "POINTS", points: [] })).toEqual(["plan.points REQUIRED"]);
  expect(faults({ prizes: [...base.prizes].reverse() })).toEqual(["plan.prizes INVALID_VALUE"]);
});
