import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { proveThreeCardPoker } from "./prove-three-card-poker.ts";
import { threeCardHands } from "./three-card-hand.ts";
import { anteBonus, pairPlusPays } from "./three-card-pays.ts";
import { threeCardMoves } from "./three-card-poker.ts";

export const threeCardPokerProof: GameProof = {
  prove() {
    const { ante, antePaid, pairPlus, pairPlusPaid, reached } = proveThreeCardPoker();
    return {
      main: "ante, best play",
      figures: [
        { bet: "ante, best play", returned: ante, paid: antePaid },
        { bet: "pair plus", returned: pairPlus, paid: pairPlusPaid },
      ],
      // The highest payout relative to the total stake is a win of Pair Plus when no ante is placed.
      maximum: Math.max(...Object.values(pairPlusPays)) + 1,
      payUnit: 1,
      unreachable: threeCardHands.filter(
        (hand) => (hand in anteBonus || hand in pairPlusPays) && !reached.has(hand),
      ),
    };
  },
  samples: {
    bets: [
      { bets: [{ kind: "ante", stake: SAMPLE_STAKE }] },
      { bets: [{ kind: "pairPlus", stake: SAMPLE_STAKE }] },
      {
        bets: [
          { kind: "ante", stake: SAMPLE_STAKE },
          { kind: "pairPlus", stake: 1 },
        ],
      },
    ],
    actions: threeCardMoves.map((kind) => ({ kind })),
  },
};
