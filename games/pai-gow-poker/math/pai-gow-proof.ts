import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { everyLow } from "./house-way.ts";
import { lanternHands, lanternPays } from "./lantern-bonus.ts";
import { proveLantern } from "./prove-lantern.ts";
import { simulatePaiGow } from "./simulate-pai-gow.ts";

export const paiGowProof: GameProof = {
  isSlow: true,
  prove() {
    const main = simulatePaiGow();
    const lantern = proveLantern();
    return {
      main: "main bet, house way",
      figures: [
        { bet: "main bet, house way", returned: main.returned, within: main.within },
        { bet: "Lantern bonus", returned: lantern.returned },
      ],
      hitRate: main.hitRate,
      // The highest payout relative to the total stake is a win of the Lantern bonus when no other bet is placed.
      maximum: Math.max(...Object.values(lanternPays)) + 1,
      payUnit: 1,
      unreachable: [
        ...lanternHands.filter((hand) => lantern.counts[hand] === 0),
        ...(["win", "push", "queenHigh"] as const).filter((outcome) => !main.outcomes.has(outcome)),
      ],
    };
  },
  samples: {
    bets: [
      { bets: [{ kind: "main", stake: SAMPLE_STAKE }] },
      { bets: [{ kind: "lantern", stake: SAMPLE_STAKE }] },
      {
        bets: [
          { kind: "main", stake: SAMPLE_STAKE },
          { kind: "lantern", stake: 1 },
        ],
      },
    ],
    actions: [{ kind: "houseWay" }, ...everyLow.map((low) => ({ kind: "set", low }))],
  },
};
