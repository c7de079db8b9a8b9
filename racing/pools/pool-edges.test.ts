import { describe, expect, it } from "vitest";
import type { PoolType } from "../bets/bet-types.ts";
import type { PoolRace } from "./pool-race.ts";
import { coupled, finish, settle } from "./testing-pools.ts";

/** Pools over several races, with their number of legs. */
const legs: [PoolType, number][] = [
  ["daily-double", 2],
  ["pick-3", 3],
  ["pick-4", 4],
  ["pick-5", 5],
  ["pick-6", 6],
];
const everyLeg = legs.flatMap(([type, count]) =>
  Array.from({ length: count }, (_, at): [PoolType, number, number] => [type, count, at + 1]),
);
/** A line that names one horse in one leg, usually the first, and the winner, number 1, in all other legs. */
const line = (one: number, count: number, at = 0) => new Array(count).fill(1).with(at, one).join("-");
/** A pick pool pays one price to all tickets that name every winner. A double has a price for each pair of winners. */
const paid = (type: PoolType, count: number, ...winners: string[]) =>
  Object.fromEntries((type === "daily-double" ? winners : [`${count}/${count}`]).map((key) => [key, 400]));
const races = (one: PoolRace, count: number, at = 0) =>
  Array.from({ length: count }, () => finish(1, 2, 3)).with(at, one);

describe("coupled entries in pools on several places and races", () => {
  // Runners 1 and 6 are coupled: bets on number 1 are on both.
  it.each<[PoolType, number[], string]>([
    ["trifecta", [6, 1, 2, 3], "1-2-3"],
    ["trifecta", [2, 6, 3, 1], "2-1-3"],
    ["superfecta", [6, 2, 1, 3, 4], "1-2-3-4"],
    ["quinella", [2, 6, 3], "1-2"],
  ])("a %s with the finish %j pays %s", (type, order, winner) => {
    const other = winner.split("-").toReversed().join("-");
    const loser = type === "quinella" ? "3-4" : other;
    expect(settle(type, { [winner]: 20, [loser]: 80 }, coupled(finish(...order))).pays).toEqual({
      [winner]: 400,
    });
  });

  it.each(legs)("a %s is won by the second runner of the entry", (type, count) => {
    const lines = { [line(1, count)]: 20, [line(2, count)]: 80 };
    const { pays } = settle(type, lines, races(coupled(finish(6, 2, 3)), count));
    expect(pays).toEqual(paid(type, count, line(1, count)));
  });

  it.each(legs)("a %s on an entry with one runner left is not refunded", (type, count) => {
    const lines = { [line(1, count)]: 20, [line(2, count)]: 80 };
    const first = { ...coupled(finish(6, 2, 3)), scratched: [1] };
    expect(settle(type, lines, races(first, count)).pays).toEqual(paid(type, count, line(1, count)));
  });
});

describe("dead heats and scratches in each of several races", () => {
  it.each(everyLeg)("a %s of %i races pays both winners of a dead heat in leg %i", (type, count, leg) => {
    const lines = { [line(1, count)]: 10, [line(2, count, leg - 1)]: 10, [line(3, count, leg - 1)]: 80 };
    const { pays } = settle(type, lines, races(finish([1, 2], 3), count, leg - 1));
    expect(pays).toEqual(paid(type, count, line(1, count), line(2, count, leg - 1)));
  });

  it.each(everyLeg)(
    "a %s of %i races refunds a horse scratched before the close in leg %i",
    (type, count, leg) => {
      const lines = { [line(1, count)]: 20, [line(2, count, leg - 1)]: 80, [line(5, count, leg - 1)]: 100 };
      const settled = settle(type, lines, races({ ...finish(1, 2, 3), scratched: [5] }, count, leg - 1));
      expect(settled).toMatchObject({ refundsMinor: 10_000n, takeoutMinor: 2_000n });
      expect(settled.pays).toEqual(paid(type, count, line(1, count)));
    },
  );

  // A double with a late scratch is refunded or gets a consolation: see the other tables.
  const everyPickLeg = everyLeg.filter(([type]) => type !== "daily-double");

  it.each(everyPickLeg)(
    "a %s of %i races runs on with the favourite after a late scratch in leg %i",
    (type, count, leg) => {
      const lines = { [line(5, count, leg - 1)]: 10, [line(1, count)]: 10, [line(2, count, leg - 1)]: 80 };
      const late = { ...finish(1, 2, 3), scratchedLate: [5], favourite: 1 };
      const won = settle(type, lines, races(late, count, leg - 1));
      expect(won).toMatchObject({ refundsMinor: 0n, pays: { [`${count}/${count}`]: 400 } });
      expect(won.bets.map(({ payoutMinor }) => payoutMinor)).toEqual([4_000n, 4_000n, 0n]);
      // A favourite that is beaten loses for the scratched horse too.
      const lost = settle(type, lines, races({ ...late, favourite: 3 }, count, leg - 1));
      expect(lost.bets[0]!.payoutMinor).toBe(0n);
      expect(lost.bets[1]!.payoutMinor).toBe(8_000n);
    },
  );

  it.each(everyPickLeg)(
    "a %s of %i races keeps an entry with one runner left in leg %i",
    (type, count, leg) => {
      const lines = { [line(1, count)]: 20, [line(2, count, leg - 1)]: 80 };
      const first = { ...coupled(finish(6, 2, 3)), scratchedLate: [1], favourite: 2 };
      expect(settle(type, lines, races(first, count, leg - 1)).bets[0]!.payoutMinor).toBe(8_000n);
    },
  );

  it.each(legs)("a %s with a dead heat in every race is paid for each combination", (type, count) => {
    const all = Array.from({ length: count }, () => finish([1, 2], 3));
    const ones = new Array(count).fill(1).join("-");
    const twos = new Array(count).fill(2).join("-");
    const threes = new Array(count).fill(3).join("-");
    const { pays } = settle(type, { [ones]: 10, [twos]: 10, [threes]: 80 }, all);
    expect(pays).toEqual(paid(type, count, ones, twos));
  });
});

describe("nobody on all winners of several races", () => {
  /** A line with so many winners, in the first legs. */
  const withWinners = (right: number, count: number) =>
    Array.from({ length: count }, (_, at) => (at < right ? 1 : 2)).join("-");
  const most = legs
    .slice(1)
    .flatMap(([type, count]) =>
      Array.from({ length: count - 1 }, (_, at): [PoolType, number, number] => [type, count, count - 1 - at]),
    );

  it.each(most)("a %s of %i races with %i winners at most", (type, count, right) => {
    const lines = { [withWinners(right, count)]: 10, [withWinners(right - 1, count)]: 90 };
    const pool = settle(type, lines, races(finish(1, 2, 3), count));
    const key = `${right}/${count}`;
    if (type === "pick-5") {
      expect(pool).toMatchObject({ outcome: "carried", carryOverMinor: 8_000n, pays: {} });
    } else if (type === "pick-6") {
      expect(pool).toMatchObject({ carryOverMinor: 6_000n, pays: { [key]: 200 } });
    } else expect(pool).toMatchObject({ carryOverMinor: 0n, pays: { [key]: 800 } });
    // On a mandatory day the whole pool is paid.
    const last = settle(type, lines, races(finish(1, 2, 3), count), { isMandatory: true });
    expect(last).toMatchObject({ carryOverMinor: 0n, pays: { [key]: 800 } });
  });

  it.each(legs)("a %s with no winner at all is refunded or carried over", (type, count) => {
    const pool = settle(type, { [withWinners(0, count)]: 100 }, races(finish(1, 2, 3), count));
    expect(pool).toMatchObject(
      type === "pick-5" || type === "pick-6"
        ? { outcome: "carried", carryOverMinor: 8_000n }
        : { outcome: "refunded", refundsMinor: 10_000n },
    );
  });
});
