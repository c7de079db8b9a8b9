import { sha256Hex } from "@parlour/games/kit/math/sha256";
import { expect, test } from "vitest";
import { findBreak } from "./check-chain.ts";

const seedOf = (number: number): string =>
  number === 4 ? "root" : number === 0 ? sha256Hex(seedOf(1)) : sha256Hex(seedOf(number + 1));
const round = (number: number) => ({
  number,
  serverSeed: seedOf(number),
  serverSeedHash: sha256Hex(seedOf(number)),
  chain: 1,
});
const chain = { firstRound: 1, anchor: seedOf(0) };

test("the seeds of a shared table are checked against each other and the anchor", () => {
  const rounds = [4, 3, 2, 1].map(round);
  expect(findBreak(rounds, [chain])).toBeNull();
  // Rounds without bets are deleted after a day, so a page may have gaps in its numbers.
  expect(findBreak([round(4), round(2)], [chain])).toBeNull();
  expect(findBreak(rounds, [{ ...chain, anchor: "another" }])).toBe(1);
  const swapped = { ...round(3), serverSeed: "x", serverSeedHash: sha256Hex("x") };
  expect(findBreak([round(4), swapped, round(2)], [chain])).toBe(4);
  expect(findBreak([{ ...round(4), serverSeedHash: "y" }], [chain])).toBe(4);
});
