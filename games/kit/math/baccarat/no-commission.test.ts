import { expect, test } from "vitest";
import { simulationSource } from "../simulation-source.ts";
import { dealBaccarat, outcomeOf, settleBaccarat } from "./baccarat-hands.ts";
import { proveBaccarat } from "./prove-baccarat.ts";
import { totalOf } from "./tableau.ts";

test("without commission, banker pays even money, and half of the stake for a win with six points", () => {
  const random = simulationSource(6);
  const seen = new Set<string>();
  for (let round = 0; round < 5_000; round++) {
    const hands = dealBaccarat(random);
    const outcome = outcomeOf(hands.player, hands.banker);
    const isSix = outcome === "banker" && totalOf(hands.banker) === 6;
    seen.add(isSix ? "six" : outcome);
    // The smallest step between stakes is 20, and half of every multiple of it is a whole amount.
    for (const stake of [20, 100, 1_060, 500_00]) {
      const win = settleBaccarat("banker", stake, hands, "no-commission");
      const expected = { banker: isSix ? stake * 1.5 : stake * 2, tie: stake, player: 0 }[outcome];
      expect(win).toBe(expected);
      expect(Number.isInteger(win)).toBe(true);
      // At a table without commission, all bets except the banker bet pay the same as at a table with commission.
      for (const kind of ["player", "tie", "playerPair", "bankerPair"] as const)
        expect(settleBaccarat(kind, stake, hands, "no-commission")).toBe(settleBaccarat(kind, stake, hands));
    }
  }
  expect([...seen].toSorted()).toEqual(["banker", "player", "six", "tie"]);
});

test("the house edge on banker is 1.4581% without commission and 1.0579% with it", () => {
  expect(proveBaccarat("no-commission").banker.returned).toBeCloseTo(0.985419, 6);
  expect(proveBaccarat().banker.returned).toBeCloseTo(0.989421, 6);
});
