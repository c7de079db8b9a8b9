import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countPlay, parseMostPlayed } from "./most-played.ts";

describe("countPlay", () => {
  it("counts, and sorts the most played first", () => {
    const after = ["1", "2", "2", "3"].reduce(countPlay, [] as { id: string; count: number }[]);
    expect(after).toEqual([
      { id: "2", count: 2 },
      { id: "3", count: 1 },
      { id: "1", count: 1 },
    ]);
  });

  it("loses no play of a stored game and lists each once", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }).map(String), { maxLength: 300 }), (plays) => {
        const list = plays.reduce(countPlay, [] as { id: string; count: number }[]);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(list.length).toBeLessThanOrEqual(50);
        expect(list).toEqual(list.toSorted((one, other) => other.count - one.count));
        const last = plays.at(-1);
        if (last !== undefined && list.length < 50) expect(list.some(({ id }) => id === last)).toBe(true);
      }),
    );
  });
});

it.each([
  [null, []],
  ["not json", []],
  ['{"id":"1"}', []],
  [
    '[{"id":"1","count":2,"more":true},{"id":2,"count":1},{"id":"3","count":0},null]',
    [{ id: "1", count: 2 }],
  ],
])("parses %s", (text, expected) => {
  expect(parseMostPlayed(text)).toEqual(expected);
});
