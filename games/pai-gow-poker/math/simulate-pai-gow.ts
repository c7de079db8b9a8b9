import { JOKER } from "../../kit/math/poker-shape.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { HAND_SIZE, houseWay, type Setting } from "./house-way.ts";
import { comparePaiGow, mainReturns, type PaiGowOutcome } from "./pai-gow-outcome.ts";

/** The number of independent batches; the confidence interval is computed from their spread. */
const BATCHES = 20;
/** The 97.5th percentile of Student's t-distribution with 19 degrees of freedom. */
const STUDENT = 2.093;
const DEALS = 1_000_000;

/**
 * Simulates the main bet with both sides set the house way. Each deal is settled twice, the second time with the hands
 * swapped. Wins and losses then cancel out, so that only copies and queen-high hands affect the result, and the
 * confidence interval is about a quarter as wide as without the swap.
 */
export function simulatePaiGow(deals = DEALS) {
  const random = simulationSource(53);
  const pack = Array.from({ length: JOKER + 1 }, (_, card) => card);
  const deal = (): [Setting, Setting] => {
    for (let at = 0; at < 2 * HAND_SIZE; at++) {
      const from = at + random.below(pack.length - at);
      [pack[at], pack[from]] = [pack[from]!, pack[at]!];
    }
    return [houseWay(pack.slice(0, HAND_SIZE)), houseWay(pack.slice(HAND_SIZE, 2 * HAND_SIZE))];
  };
  const outcomes = new Set<PaiGowOutcome>();
  let paid = 0;
  const means = Array.from({ length: BATCHES }, () => {
    let returned = 0;
    for (let at = 0; at < deals / BATCHES; at++) {
      const [one, other] = deal();
      for (const outcome of [comparePaiGow(one, other), comparePaiGow(other, one)]) {
        outcomes.add(outcome);
        returned += mainReturns[outcome];
        if (mainReturns[outcome] > 0) paid++;
      }
    }
    return (returned * BATCHES) / deals / 2;
  });
  const mean = means.reduce((sum, each) => sum + each, 0) / BATCHES;
  const variance = means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (BATCHES - 1);
  return {
    returned: mean,
    within: STUDENT * Math.sqrt(variance / BATCHES),
    hitRate: paid / deals / 2,
    outcomes,
  };
}
