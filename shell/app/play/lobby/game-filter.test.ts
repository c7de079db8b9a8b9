import { describe, expect, it } from "vitest";
import {
  countFilters,
  filterOptions,
  matchesFilter,
  noFilter,
  parseGameFilter,
  sortGames,
  writeGameFilter,
} from "./game-filter.ts";

const game = (id: string, more: object = {}) => ({
  id,
  name: id,
  addedAt: "2026-01-01",
  features: [],
  volatility: null,
  returnToPlayer: 96,
  maximumWin: 500,
  studio: null,
  ...more,
});

const games = [
  game("Zebra", { features: ["free-spins"], volatility: "high", maximumWin: 12_000 }),
  game("élan", { features: ["free-spins", "ways"], volatility: "low", returnToPlayer: 94.6 }),
  game("Dice", {
    returnToPlayer: 99,
    addedAt: "2026-05-01",
    studio: { id: "acme", name: "Acme", hasPractice: true },
  }),
];
const parse = (query: string) => parseGameFilter(new URLSearchParams(query));
const idsOf = (query: string) =>
  games.filter((each) => matchesFilter(each, parse(query))).map(({ id }) => id);

describe("the filter in the URL", () => {
  it("is read and written in one order, and ignores what it does not know", () => {
    const filter = parse("sort=new&volatility=high&feature=ways&feature=free-spins&rtp=96&max=1000&x=1");
    expect(writeGameFilter(filter)).toBe(
      "?feature=free-spins&feature=ways&volatility=high&rtp=96&max=1000&sort=new",
    );
    const reversed = { ...filter, features: filter.features.toReversed() };
    expect(writeGameFilter(reversed)).toBe(writeGameFilter(filter));
    expect(countFilters(filter)).toBe(5);
    expect(parse("sort=old&volatility=none&feature=x&rtp=12&max=-1")).toEqual(noFilter);
    expect(writeGameFilter(noFilter)).toBe("");
    expect(writeGameFilter(noFilter, { sub: "cards", page: null })).toBe("?sub=cards");
  });

  it.each([
    ["feature=free-spins", ["Zebra", "élan"]],
    ["feature=free-spins&feature=ways", ["élan"]],
    ["volatility=low&volatility=high", ["Zebra", "élan"]],
    ["rtp=96", ["Zebra", "Dice"]],
    ["rtp=99", ["Dice"]],
    ["max=10000", ["Zebra"]],
    ["feature=ways&volatility=high", []],
    ["studio=acme", ["Dice"]],
    ["studio=acme&studio=other", ["Dice"]],
    ["studio=other", []],
  ])("%s keeps %j", (query, kept) => {
    expect(idsOf(query)).toEqual(kept);
  });
});

it.each([
  ["name", ["Dice", "élan", "Zebra"]],
  ["new", ["Dice", "Zebra", "élan"]],
  ["return", ["Dice", "Zebra", "élan"]],
  ["maximum", ["Zebra", "élan", "Dice"]],
  ["popular", ["élan", "Zebra", "Dice"]],
  [null, ["Zebra", "élan", "Dice"]],
] as const)("sorting by %s", (sort, sorted) => {
  const order = sortGames(games, sort, { popular: ["élan"], language: "fr" });
  expect(order.map(({ id }) => id)).toEqual(sorted);
});

describe("the options", () => {
  it("name the studios that the list has", () => {
    expect(filterOptions(games, parse("rtp=96")).studios).toEqual([{ value: "acme", count: 1 }]);
    const chosen = parse("studio=other&studio=acme&studio=<script>&studio=acme");
    expect(chosen.studios).toEqual(["acme", "other"]);
    expect([writeGameFilter(chosen), countFilters(chosen)]).toEqual(["?studio=acme&studio=other", 2]);
  });

  it("count the games that would be left, and leave out what no game has", () => {
    const options = filterOptions(games, parse("volatility=high"));
    expect(options.features).toEqual([
      { value: "free-spins", count: 1 },
      { value: "ways", count: 0 },
    ]);
    // The volatilities are alternatives, so each is counted without the others.
    expect(options.volatility).toEqual([
      { value: "low", count: 1 },
      { value: "high", count: 1 },
    ]);
    expect(options.returnFrom.map(({ value, count }) => [value, count])).toEqual([
      [95, 1],
      [96, 1],
      [97, 0],
      [98, 0],
      [99, 0],
    ]);
    expect(options.maximumFrom.map(({ value }) => value)).toEqual([100, 1_000, 5_000, 10_000]);
  });
});
