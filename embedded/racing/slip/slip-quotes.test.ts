import { expect, test } from "vitest";
import type { SlipEntry } from "./slip-entry.ts";
import { lineStateOf, newBoardPrices, quotedBets, quotesByKey } from "./slip-quotes.ts";

const common = { raceLabel: "", stake: "2", attempt: "a", addedAtMs: 0 };
const win: SlipEntry = {
  ...common,
  key: "win",
  market: "FIXED",
  kind: "win",
  raceId: "r1",
  runner: { number: 3, name: "Copper Lane" },
  price: 4.5,
  boardPrice: 4.5,
};
const tricast: SlipEntry = {
  ...win,
  key: "tricast",
  kind: "tricast",
  others: [
    { number: 1, name: "Brass Bell" },
    { number: 7, name: "Old Harbour" },
  ],
  price: 80,
  boardPrice: 80,
};
const pool: SlipEntry = {
  ...common,
  key: "pool",
  market: "POOL",
  poolId: "p1",
  raceId: "r1",
  type: "exacta",
  selections: [[[3], [1, 7]]],
  lines: 2,
};
const entries = [pool, win, tricast];

test("fixed-odds and pool bets are asked for separately, and their quotes are found again", () => {
  expect(quotedBets(entries)).toEqual({
    fixed: [
      { raceId: "r1", kind: "win", runners: [3] },
      { raceId: "r1", kind: "tricast", runners: [3, 1, 7] },
    ],
    pools: [{ poolId: "p1", selections: [[[3], [1, 7]]] }],
  });
  const quotes = quotesByKey(entries, {
    fixed: [
      { status: "OPEN", price: 4, eachWayTerms: null },
      { status: "WITHDRAWN", price: null, eachWayTerms: null },
    ],
    pools: [{ status: "CLOSED" }],
  });
  expect(newBoardPrices(entries, quotes)).toEqual([{ key: "win", boardPrice: 4 }]);
  expect(entries.map((entry) => lineStateOf(entry, quotes.get(entry.key)))).toEqual([
    "CLOSED",
    "OPEN",
    "WITHDRAWN",
  ]);
});

test("a changed price has to be accepted, except at the starting price", () => {
  const open = { status: "OPEN", price: 4, eachWayTerms: null } as const;
  expect(lineStateOf({ ...win, boardPrice: 4 }, open)).toBe("CHANGED");
  expect(lineStateOf({ ...win, price: null, boardPrice: 4 }, open)).toBe("OPEN");
  expect(lineStateOf(win, { ...open, price: null })).toBe("CLOSED");
  expect(lineStateOf(win, undefined)).toBe("OPEN");
});
