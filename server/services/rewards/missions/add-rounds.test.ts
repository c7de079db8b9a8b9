import type { MissionPlan } from "@parlour/contracts/entities/mission";
import type { Settlement } from "@parlour/wagering/settlements";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addRounds } from "./add-rounds.ts";
import { faultsOf, isFor, prizeIndexOf } from "./mission-rules.ts";
import type { ProgressRow, RoundRow } from "./progress-store.ts";

const base: MissionPlan = {
  name: { en: "Test" },
  goal: "ROUNDS",
  count: 3,
  multiple: null,
  minimumOdds: null,
  amounts: { USD: { minimumStake: 1 } },
  categories: [],
  games: [],
  period: "DAILY",
  timeZone: "UTC",
  startsAt: "2030-01-01T00:00:00.000Z",
  endsAt: "2030-01-08T00:00:00.000Z",
  tiers: [],
  countries: [],
  brands: [],
  prizes: [{ kind: "POINTS", points: 10 }],
};
const none: ProgressRow = {
  mission_id: "mission_a",
  player_id: "player_a",
  period: "2030-01-01",
  ends_at: new Date("2030-01-02T00:00:00.000Z"),
  currency: "USD",
  value: "0",
  state: "OPEN",
  day: null,
  changed_at: new Date(0),
  claimed_at: null,
  points: "0",
  cost_minor: "0",
};

let ids = 0;
function settled(wagerId: string, staked: number, won = 0, currency = "USD"): Settlement {
  const settledAt = new Date(++ids * 1_000);
  const [ownStakedMinor, ownWonMinor] = [BigInt(staked), BigInt(won)];
  return {
    id: `${ids}`,
    wagerId,
    playerId: "player_a",
    currency,
    ownStakedMinor,
    ownWonMinor,
    settledAt,
  } as Settlement;
}

/** Counts the settlements one by one, as separate batches would. */
function count(change: Partial<MissionPlan>, settlements: readonly Settlement[], before = none): ProgressRow {
  const rounds = new Map<string, RoundRow>();
  let progress = before;
  for (const one of settlements) {
    const added = addRounds({ id: "mission_a", plan: { ...base, ...change } }, progress, [one], rounds);
    for (const round of added.rounds) rounds.set(round.wager_id, round);
    progress = added.progress;
  }
  return progress;
}

it("counts rounds from the minimum stake, in the currency of the progress", () => {
  const played = [
    settled("a", 100),
    settled("b", 99),
    settled("c", 250),
    settled("e", 500, 0, "EUR"),
    settled("d", 100),
  ];
  expect(count({}, played.slice(0, -1))).toMatchObject({ value: "2", state: "OPEN" });
  expect(count({}, played)).toMatchObject({ value: "3", state: "COMPLETED" });
});

it("reopens when a stake is refunded before the prize is claimed, and never afterwards", () => {
  const played = [settled("a", 100), settled("b", 100), settled("c", 100)];
  const done = count({}, played);
  expect(count({}, [...played, settled("b", -100)])).toMatchObject({ value: "2", state: "OPEN" });
  expect(count({}, [...played, settled("b", -100), settled("d", 100)]).state).toBe("COMPLETED");
  const claimed: ProgressRow = { ...done, state: "CLAIMED", claimed_at: new Date(1) };
  expect(count({}, [settled("b", -100), settled("e", 100)], claimed)).toBe(claimed);
});

it("adds up stakes, and takes back what is refunded in part", () => {
  const staked: Partial<MissionPlan> = {
    goal: "STAKED",
    amounts: { USD: { minimumStake: 1, target: 10 } },
  };
  const played = [settled("a", 600), settled("b", 400)];
  expect(count(staked, played)).toMatchObject({ value: "1000", state: "COMPLETED" });
  expect(count(staked, [...played, settled("a", -200)])).toMatchObject({ value: "800", state: "OPEN" });
  // After the refund, the stake of the round is below the minimum.
  expect(count(staked, [...played, settled("a", -550)])).toMatchObject({ value: "400", state: "OPEN" });
});

it("counts wins from a multiple of the stake", () => {
  const wins: Partial<MissionPlan> = { goal: "MULTIPLE", multiple: 2.5, count: 2 };
  const played = [settled("a", 100, 249), settled("b", 100, 250), settled("c", 300, 750), settled("d", 100)];
  expect(count(wins, played)).toMatchObject({ value: "2", state: "COMPLETED" });
  expect(count(wins, [...played, settled("c", 0, -1)])).toMatchObject({ value: "1", state: "OPEN" });
});

it("counts the same however the settlements are batched", () => {
  const round = fc.record({
    wager: fc.integer({ min: 0, max: 5 }),
    staked: fc.integer({ min: -300, max: 500 }),
    won: fc.integer({ min: -100, max: 2_000 }),
  });
  const goals = fc.constantFrom<Partial<MissionPlan>>(
    {},
    { goal: "STAKED", amounts: { USD: { minimumStake: 1, target: 8 } } },
    { goal: "MULTIPLE", multiple: 2, count: 2 },
  );
  fc.assert(
    fc.property(fc.array(round, { maxLength: 20 }), goals, (rounds, goal) => {
      const all = rounds.map(({ wager, staked, won }) => settled(`w${wager}`, staked, won));
      const plan = { ...base, ...goal };
      const together = addRounds({ id: "mission_a", plan }, none, all, new Map()).progress;
      expect(together).toEqual(count(goal, all));
    }),
  );
});

it("is meant for players of its tiers, countries, brands and currencies", () => {
  const player = {
    brandId: "parlour",
    countryCode: "CA",
    currency: "USD",
    tier: "gold",
    maximumWagering: null,
  };
  const isMeant = (change: Partial<MissionPlan>) =>
    isFor({ plan: { ...base, ...change }, offers: {} }, player);
  expect(isMeant({})).toBe(true);
  expect(isMeant({ tiers: ["gold"], countries: ["CA"], brands: ["parlour"] })).toBe(true);
  expect(isMeant({ tiers: ["silver"] })).toBe(false);
  expect(isMeant({ countries: ["GB"] })).toBe(false);
  expect(isMeant({ brands: ["other"] })).toBe(false);
  expect(isMeant({ amounts: { EUR: { minimumStake: 1 } } })).toBe(false);
});

it("gives the prizes of consecutive days in turn", () => {
  const prizes = [1, 2, 3].map((points) => ({ kind: "POINTS" as const, points }));
  expect([1, 2, 3, 4, 8].map((day) => prizeIndexOf({ prizes }, day))).toEqual([0, 1, 2, 0, 1]);
  expect(prizeIndexOf({ prizes }, null)).toBe(0);
});

it("refuses plans that can't be carried out", () => {
  const now = new Date("2029-12-31T00:00:00.000Z");
  const faults = (change: Partial<MissionPlan>, unknownTiers: string[] = []) =>
    faultsOf({ ...base, ...change }, { offers: {}, unknownTiers, now }).map(
      ({ code, field }) => `${field} ${code}`,
    );
  expect(faults({})).toEqual([]);
  expect(faults({ amounts: {} })).toEqual(["plan.amounts REQUIRED"]);
  expect(faults({ amounts: { USD: { minimumStake: 0.001 } } })).toEqual([
    "plan.amounts.USD.minimumStake AMOUNT_TOO_PRECISE",
  ]);
  expect(faults({ goal: "STAKED" })).toEqual(["plan.amounts.USD.target REQUIRED"]);
  expect(faults({ goal: "MULTIPLE" })).toEqual(["plan.multiple REQUIRED"]);
  expect(faults({ goal: "SPORTS_BETS" })).toEqual(["plan.minimumOdds REQUIRED"]);
  expect(faults({ goal: "VISIT" })).toEqual(["plan.amounts INVALID_VALUE"]);
  expect(faults({ goal: "VISIT", amounts: {}, period: "WEEKLY" })).toEqual(["plan.period INVALID_VALUE"]);
  expect(faults({ prizes: [...base.prizes, ...base.prizes] })).toEqual(["plan.prizes TOO_LARGE"]);
  expect(faults({ prizes: [{ kind: "OFFER", offerId: "offer_x" }] })).toEqual([
    "plan.prizes.0.offerId INVALID_VALUE",
  ]);
  expect(faults({ tiers: ["x"] }, ["x"])).toEqual(["plan.tiers INVALID_VALUE"]);
  expect(faults({ endsAt: base.startsAt })).toEqual(["plan.endsAt TOO_SMALL"]);
  expect(faults({ endsAt: "2032-01-01T00:00:00.000Z" })).toEqual(["plan.endsAt TOO_LARGE"]);
  expect(faults({ startsAt: "2029-12-30T00:00:00.000Z" })).toEqual(["plan.startsAt TOO_SMALL"]);
});
