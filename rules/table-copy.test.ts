import { expect, it } from "vitest";
import { parseCopySlug, parseTableSlug, tableSlugOf } from "./table-copy.ts";

it("names every table of a game and finds the game again", () => {
  for (let number = 1; number <= 10; number++) {
    const name = { game: "live-roulette", number };
    expect(parseTableSlug(tableSlugOf(name))).toEqual(name);
  }
  expect(tableSlugOf({ game: "live-roulette", number: 1 })).toBe("live-roulette");
});

it("takes no other slug for a copy", () => {
  for (const slug of [
    "live-roulette",
    "table-2",
    "live-roulette--1",
    "live-roulette--11",
    "live-roulette--02",
    "--2",
  ])
    expect([slug, parseCopySlug(slug)]).toEqual([slug, undefined]);
});
