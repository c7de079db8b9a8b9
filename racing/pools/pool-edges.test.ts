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
];
/** A line that names one horse in the first leg and the winner, number 1, in all other legs. */
const line = (first: number, count: number) => [first, ...new Array(count - 1).fill(1)].join("-");
/** A pick pool pays one price to all tickets that name every winner. A double has a price for each pair of winners. */
const paid = (type: PoolType, count: number, ...winners: string[]) =>
  Object.fromEntries((type === "daily-double" ? winners : [`${count}/${count}`]).map((key) => [key, 400]));
const races = (first: PoolRace, count: number) => [
  first,
  ...Array.from({ length: count - 1 }, () => finish(1, 2, 3)),
];

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

describe("dead heats and scratches in the first of several races", () => {
  it.each(legs.slice(1))("a %s pays both winners of a dead heat the same", (type, count) => {
    const lines = { [line(1, count)]: 10, [line(2, count)]: 10, [line(3, count)]: 80 };
    const { pays } = settle(type, lines, races(finish([1, 2], 3), count));
    expect(pays).toEqual(paid(type, count, line(1, count), line(2, count)));
  });

  it.each(legs)("a %s with a horse that is scratched before the close is refunded", (type, count) => {
    const lines = { [line(1, count)]: 20, [line(2, count)]: 80, [line(5, count)]: 100 };
    const settled = settle(type, lines, races({ ...finish(1, 2, 3), scratched: [5] }, count));
    expect(settled.pays).toEqual(paid(type, count, line(1, count)));
  });

  it.each(legs)("a %s with a dead heat in every race is paid for each combination", (type, count) => {
    const all = Array.from({ length: count }, () => finish([1, 2], 3));
    const ones = new Array(count).fill(1).join("-");
    const twos = new Array(count).fill(2).join("-");
    const threes = new Array(count).fill(3).join("-");
    const { pays } = settle(type, { [ones]: 10, [twos]: 10, [threes]: 80 }, all);
    expect(pays).toEqual(paid(type, count, ones, twos));
  });
});
