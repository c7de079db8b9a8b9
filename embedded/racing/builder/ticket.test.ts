import { betTypes, type PoolType } from "@parlour/racing/bets/bet-types";
import { describe, expect, it } from "vitest";
import {
  type BuildMode,
  type Choice,
  columnsOf,
  countTicket,
  type KeyPlace,
  keyPlacesOf,
  modesOf,
  selectionsOf,
  toggle,
} from "./ticket.ts";

const field = [1, 2, 3, 4, 5, 6];
const linesOf = (type: PoolType, mode: BuildMode, choice: Choice, keyPlace: KeyPlace) => {
  const { shape, parts } = betTypes[type];
  const fields = Array.from({ length: shape === "legs" ? parts : 1 }, () => field);
  return countTicket(type, selectionsOf({ type, mode, keyPlace }, choice, fields), fields);
};

describe("the lines of a ticket", () => {
  it.each<[string, PoolType, BuildMode, Choice, KeyPlace, number]>([
    ["a straight trifecta", "trifecta", "straight", [[3], [1], [5]], 1, 1],
    ["a straight pick 4", "pick-4", "straight", [[1], [1], [1], [1]], 1, 1],
    ["a boxed trifecta of three", "trifecta", "box", [[1, 4, 6]], 1, 6],
    ["a boxed quinella of four", "quinella", "box", [[1, 2, 3, 4]], 1, 6],
    ["an exacta key first", "exacta", "key", [[2], [1, 3, 5]], 1, 3],
    ["a trifecta key third", "trifecta", "key", [[2], [1, 3, 5]], 3, 6],
    ["a trifecta key in any place", "trifecta", "key", [[2], [1, 3, 5]], "any", 18],
    ["a superfecta key in any place", "superfecta", "key", [[2], [1, 3, 5]], "any", 24],
    ["a quinella key", "quinella", "key", [[2], [1, 3, 5]], 1, 3],
    ["an exacta wheel in a field of six", "exacta", "wheel", [[2]], 2, 5],
    ["a trifecta wheel in any place", "trifecta", "wheel", [[2]], "any", 60],
    ["a quinella wheel", "quinella", "wheel", [[2]], 1, 5],
    ["a double wheel", "daily-double", "wheel", [[2]], 2, 6],
    ["a pick 3 wheel", "pick-3", "wheel", [[2]], 1, 36],
    ["a trifecta part-wheel", "trifecta", "part-wheel", [[1, 2], [1, 2, 3], field], 1, 16],
    ["a pick 4 part-wheel", "pick-4", "part-wheel", [[1, 2], [3], [4, 5, 6], [1]], 1, 6],
    ["a win bet on two horses", "win", "part-wheel", [[1, 2]], 1, 2],
    ["a pick 4 with an empty leg", "pick-4", "part-wheel", [[1, 2], [], [4, 5, 6], [1]], 1, 0],
    ["a key horse without others", "trifecta", "key", [[2]], 1, 0],
    ["a wheel without a key horse", "trifecta", "wheel", [[]], 1, 0],
  ])("%s", (_, type, mode, choice, keyPlace, lines) => {
    expect(linesOf(type, mode, choice, keyPlace)).toBe(lines);
  });

  it("puts the key horse of a wheel into its leg only", () => {
    const build = { type: "pick-3", mode: "wheel", keyPlace: 2 } as const;
    expect(selectionsOf(build, [[4]], [field, field, field])).toEqual([[field, [4], field]]);
  });
});

it("offers the modes that a bet type has, and the places of its key horse", () => {
  expect(modesOf("win")).toEqual(["part-wheel"]);
  expect(modesOf("pick-4")).toEqual(["part-wheel", "straight", "wheel"]);
  expect(modesOf("quinella")).toEqual(["straight", "box", "key", "wheel", "part-wheel"]);
  expect(keyPlacesOf("trifecta", "key")).toEqual([1, 2, 3, "any"]);
  expect(keyPlacesOf("pick-3", "wheel")).toEqual([1, 2, 3]);
  expect(keyPlacesOf("quinella", "key")).toEqual([1]);
  expect(keyPlacesOf("trifecta", "box")).toEqual([1]);
  expect(columnsOf("trifecta", "wheel")).toBe(1);
  expect(columnsOf("superfecta", "part-wheel")).toBe(4);
});

describe("choosing a horse", () => {
  const key = { type: "trifecta", mode: "key" } as const;

  it("keeps one key horse and any number of others, and never a horse as both", () => {
    const once = toggle([], { column: 0, interest: 3 }, key);
    expect(toggle(once, { column: 0, interest: 5 }, key)).toEqual([[5]]);
    const more = toggle(toggle(once, { column: 1, interest: 6 }, key), { column: 1, interest: 2 }, key);
    expect(more).toEqual([[3], [2, 6]]);
    expect(toggle(more, { column: 1, interest: 3 }, key)).toEqual([[], [2, 3, 6]]);
  });

  it("moves a horse between the places of a straight bet, but not between legs", () => {
    const straight = { type: "trifecta", mode: "straight" } as const;
    expect(toggle([[3], [4]], { column: 1, interest: 3 }, straight)).toEqual([[], [3]]);
    const legs = { type: "pick-3", mode: "straight" } as const;
    expect(toggle([[3], [4]], { column: 1, interest: 3 }, legs)).toEqual([[3], [3]]);
  });

  it("adds and removes horses of a box and a part-wheel", () => {
    const boxed = { type: "trifecta", mode: "box" } as const;
    expect(toggle([[1, 2]], { column: 0, interest: 1 }, boxed)).toEqual([[2]]);
    const parts = { type: "trifecta", mode: "part-wheel" } as const;
    expect(toggle([[1], [2]], { column: 1, interest: 1 }, parts)).toEqual([[1], [1, 2]]);
  });
});
