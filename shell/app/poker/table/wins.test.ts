import type { PokerHandView } from "@parlour/contracts/entities/poker";
import { expect, test } from "vitest";
import { winsOf } from "./wins.ts";

const share = (seat: number, amount: number, side: "high" | "low" = "high") => ({
  seat,
  amount,
  board: 0,
  side,
});
const handWith = (...pots: ReturnType<typeof share>[][]) =>
  ({ result: { rake: 0, pots: pots.map((shares) => ({ amount: 0, shares })) } }) as unknown as PokerHandView;

test("adds up the pots of each seat", () => {
  const wins = winsOf(handWith([share(1, 10), share(2, 10)], [share(1, 5)]));
  expect([...wins]).toEqual([
    [1, { amount: 15, side: "all" }],
    [2, { amount: 10, side: "all" }],
  ]);
  expect(winsOf(null).size).toBe(0);
});

test("names the halves that a seat won if a low hand shared the pot", () => {
  const wins = winsOf(handWith([share(1, 10), share(2, 5, "low"), share(3, 5, "low"), share(3, 2)]));
  expect([...wins.values()].map(({ side }) => side)).toEqual(["high", "low", "both"]);
});
