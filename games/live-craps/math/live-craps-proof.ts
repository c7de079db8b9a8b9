import type { Dice } from "../../kit/math/craps-odds.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { crapsSpots, decide, settleCraps } from "./craps-bets.ts";

const faces = [1, 2, 3, 4, 5, 6];
const all: readonly Dice[] = faces.flatMap((one) => faces.map((other): Dice => [one, other]));
/** The stake used in the proof, divisible by every denominator in the pay table. */
const stake = 30;

/**
 * The exact return of a spot. Rolls that leave the bet open change nothing, so for each come-out roll it is
 * enough to average over the second rolls that decide the bet, which are equally likely.
 */
export function returnOf(id: string): { returned: number; paid: number; decided: number } {
  const spot = crapsSpots.get(id)!;
  let [returned, paid, decidedStake, decidedPaid] = [0, 0, 0, 0];
  for (const first of all) {
    const hands = decide(spot, [first])
      ? [[first]]
      : all.map((next) => [first, next]).filter((rolls) => decide(spot, rolls) !== undefined);
    for (const rolls of hands) {
      const share = 1 / (all.length * hands.length);
      const payout = settleCraps(id, stake, rolls) / stake;
      returned += share * payout;
      if (payout > 0) paid += share;
      if (decide(spot, rolls) === "returned") continue;
      decidedStake += share;
      decidedPaid += share * payout;
    }
  }
  return { returned, paid, decided: decidedPaid / decidedStake };
}

/** The name under which a return is listed. Totals such as 6 and 8 have the same return and share a name. */
function kindOf(id: string): string {
  const { kind, total } = crapsSpots.get(id)!;
  return total === null ? kind : `${kind} ${Math.min(total, 14 - total)}`;
}

export const liveCrapsProof: GameProof = {
  prove() {
    const byKind = new Map([...crapsSpots.keys()].map((id) => [kindOf(id), returnOf(id)]));
    return {
      main: "pass",
      figures: [...byKind].map(([bet, { returned, paid }]) => ({ bet, returned, paid })),
      maximum: 10,
      payUnit: stake,
      unreachable: [...crapsSpots.keys()].filter(
        (id) =>
          !all.some((first) =>
            all.some((next) => {
              const rolls = decide(crapsSpots.get(id)!, [first]) ? [first] : [first, next];
              return decide(crapsSpots.get(id)!, rolls) && settleCraps(id, stake, rolls) > stake;
            }),
          ),
      ),
    };
  },
};
