import { expect, test } from "vitest";
import { shownPairs } from "./pair-probables.tsx";

const pairs = [
  { first: 1, second: 2, dividend: 9 },
  { first: 2, second: 1, dividend: 4 },
  { first: 3, second: 1, dividend: 30 },
];
const firstsOf = (type: "exacta" | "quinella", interest: number) =>
  shownPairs({ type, pairs }, interest).map(({ first, second }) => `${first}-${second}`);

test("pairs are sorted by dividend; in an exacta a horse is first, in a quinella either of the two", () => {
  expect(firstsOf("exacta", 0)).toEqual(["2-1", "1-2", "3-1"]);
  expect(firstsOf("exacta", 1)).toEqual(["1-2"]);
  expect(firstsOf("quinella", 1)).toEqual(["2-1", "1-2", "3-1"]);
  expect(firstsOf("quinella", 3)).toEqual(["3-1"]);
});
