import { describe, expect, it } from "vitest";
import type { PoolType } from "../bets/bet-types.ts";
import { finish, settle } from "./testing-pools.ts";

type Row = [string, PoolType, Record<string, number>, (number | number[])[], Record<string, number>];

describe("dead heats", () => {
  it.each<Row>([
    [
      "win, two for first: half the profit each",
      "win",
      { 1: 100, 2: 50, 3: 850 },
      [[1, 2], 3],
      { 1: 420, 2: 750 },
    ],
    [
      "win, three for first",
      "win",
      { 1: 100, 2: 100, 3: 100, 4: 700 },
      [[1, 2, 3]],
      { 1: 260, 2: 260, 3: 260 },
    ],
    ["win, two for second changes nothing", "win", { 1: 200, 2: 800 }, [1, [2, 3]], { 1: 400 }],
    [
      "place, two for first are first and second",
      "place",
      { 1: 100, 2: 100, 3: 800 },
      [[1, 2], 3],
      { 1: 400, 2: 400 },
    ],
    [
      "place, three for first: a third each",
      "place",
      { 1: 100, 2: 100, 3: 100, 4: 700 },
      [[1, 2, 3], 4],
      { 1: 260, 2: 260, 3: 260 },
    ],
    // A net pool of 800 less stakes of 300 leaves a profit of 500: 250 for the winner, 125 for each of the
    // two tied horses.
    [
      "place, two for second: half and two quarters",
      "place",
      { 1: 100, 2: 100, 3: 100, 4: 700 },
      [1, [2, 3]],
      { 1: 350, 2: 220, 3: 220 },
    ],
    // A net pool of 800 less stakes of 400 leaves a profit of 400: 200 for the winner, 66.67 for each of the
    // three tied horses.
    [
      "place, three for second: half and three sixths",
      "place",
      { 1: 100, 2: 100, 3: 100, 4: 100, 5: 600 },
      [1, [2, 3, 4]],
      { 1: 300, 2: 160, 3: 160, 4: 160 },
    ],
    [
      "show, two for first",
      "show",
      { 1: 100, 2: 100, 3: 100, 4: 700 },
      [[1, 2], 3, 4],
      { 1: 260, 2: 260, 3: 260 },
    ],
    [
      "show, two for second",
      "show",
      { 1: 100, 2: 100, 3: 100, 4: 700 },
      [1, [2, 3], 4],
      { 1: 260, 2: 260, 3: 260 },
    ],
    // A net pool of 800 less stakes of 400 leaves a profit of 400: 133.33 for the winner, 88.89 for each of
    // the three tied for second.
    [
      "show, three for second",
      "show",
      { 1: 100, 2: 100, 3: 100, 4: 100, 5: 600 },
      [1, [2, 3, 4]],
      { 1: 230, 2: 180, 3: 180, 4: 180 },
    ],
    // A net pool of 800 less stakes of 400 leaves a profit of 400: 133.33 for each of the first two, 66.67
    // for each of the two tied for third.
    [
      "show, two for third",
      "show",
      { 1: 100, 2: 100, 3: 100, 4: 100, 5: 600 },
      [1, 2, [3, 4]],
      { 1: 230, 2: 230, 3: 160, 4: 160 },
    ],
    [
      "show, four for first: a quarter each",
      "show",
      { 1: 100, 2: 100, 3: 100, 4: 100, 5: 600 },
      [[1, 2, 3, 4]],
      { 1: 200, 2: 200, 3: 200, 4: 200 },
    ],
    [
      "exacta, two for first: both orders",
      "exacta",
      { "1-2": 10, "2-1": 20, "3-1": 70 },
      [[1, 2], 3],
      { "1-2": 350, "2-1": 220 },
    ],
    [
      "exacta, two for second",
      "exacta",
      { "1-2": 10, "1-3": 10, "2-1": 80 },
      [1, [2, 3]],
      { "1-2": 400, "1-3": 400 },
    ],
    [
      "exacta, two for first, one order backed: all of it",
      "exacta",
      { "2-1": 20, "3-1": 80 },
      [[1, 2], 3],
      { "2-1": 400 },
    ],
    ["quinella, two for first", "quinella", { "1-2": 20, "1-3": 80 }, [[1, 2], 3], { "1-2": 400 }],
    [
      "quinella, three for first: three pairs",
      "quinella",
      { "1-2": 10, "1-3": 10, "2-3": 10, "4-5": 70 },
      [[1, 2, 3]],
      { "1-2": 260, "1-3": 260, "2-3": 260 },
    ],
    [
      "quinella, two for second",
      "quinella",
      { "1-2": 10, "1-3": 10, "2-3": 80 },
      [1, [2, 3]],
      { "1-2": 400, "1-3": 400 },
    ],
    [
      "quinella, two for second and no pair backed",
      "quinella",
      { "2-3": 20, "4-5": 80 },
      [1, [2, 3]],
      { "2-3": 400 },
    ],
    [
      "trifecta, two for first",
      "trifecta",
      { "1-2-3": 10, "2-1-3": 10, "1-3-2": 80 },
      [[1, 2], 3],
      { "1-2-3": 400, "2-1-3": 400 },
    ],
    [
      "trifecta, two for second",
      "trifecta",
      { "1-2-3": 10, "1-3-2": 10, "2-1-3": 80 },
      [1, [2, 3], 4],
      { "1-2-3": 400, "1-3-2": 400 },
    ],
    [
      "trifecta, two for third",
      "trifecta",
      { "1-2-3": 10, "1-2-4": 10, "2-1-3": 80 },
      [1, 2, [3, 4]],
      { "1-2-3": 400, "1-2-4": 400 },
    ],
    [
      "trifecta, three for first: any order",
      "trifecta",
      { "3-1-2": 10, "2-3-1": 10, "4-1-3": 80 },
      [[1, 2, 3], 4],
      { "3-1-2": 400, "2-3-1": 400 },
    ],
    [
      "trifecta, three for second: any two of them",
      "trifecta",
      { "1-4-2": 10, "1-3-2": 10, "2-1-3": 80 },
      [1, [2, 3, 4]],
      { "1-4-2": 400, "1-3-2": 400 },
    ],
    [
      "superfecta, two for first",
      "superfecta",
      { "2-1-3-4": 20, "3-1-2-4": 80 },
      [[1, 2], 3, 4],
      { "2-1-3-4": 400 },
    ],
    [
      "superfecta, two for second",
      "superfecta",
      { "1-3-2-4": 20, "3-1-2-4": 80 },
      [1, [2, 3], 4],
      { "1-3-2-4": 400 },
    ],
    [
      "superfecta, two for third",
      "superfecta",
      { "1-2-4-3": 20, "3-1-2-4": 80 },
      [1, 2, [3, 4], 5],
      { "1-2-4-3": 400 },
    ],
    [
      "superfecta, two for fourth",
      "superfecta",
      { "1-2-3-5": 10, "1-2-3-4": 10, "3-1-2-4": 80 },
      [1, 2, 3, [4, 5]],
      { "1-2-3-4": 400, "1-2-3-5": 400 },
    ],
  ])("%s", (_, type, lines, order, pays) => {
    expect(settle(type, lines, finish(...order)).pays).toEqual(pays);
  });

  it("a double splits the profit between its winners, a pick pays them at one price", () => {
    const heat = finish([1, 2], 3);
    expect(settle("daily-double", { "1-2": 10, "2-2": 20, "3-3": 70 }, [heat, finish(2)]).pays).toEqual({
      "1-2": 350,
      "2-2": 220,
    });
    expect(
      settle("pick-3", { "1-2-3": 10, "2-2-3": 10, "3-3-3": 80 }, [heat, finish(2), finish(3)]).pays,
    ).toEqual({ "3/3": 400 });
  });
});
