import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { holdemMoves } from "./casino-holdem.ts";
import { type AaHand, aaPays, antePays } from "./casino-holdem-pays.ts";
import { proveCasinoHoldem } from "./prove-casino-holdem.ts";

export const casinoHoldemProof: GameProof = {
  isSlow: true,
  prove() {
    const { ante, aa, hitRate, reached } = proveCasinoHoldem();
    const rows = [...Object.keys(antePays), ...Object.keys(aaPays)] as AaHand[];
    return {
      main: "ante, best play",
      figures: [
        { bet: "ante, best play", returned: ante },
        { bet: "AA bonus", returned: aa },
      ],
      hitRate,
      // The AA bonus pays the most for its stake when it is played alone.
      maximum: Math.max(...Object.values(aaPays)) + 1,
      payUnit: 1,
      unreachable: rows.filter((row) => !reached.has(row)),
    };
  },
  samples: {
    bets: [
      { bets: [{ kind: "ante", stake: SAMPLE_STAKE }] },
      { bets: [{ kind: "aa", stake: SAMPLE_STAKE }] },
      {
        bets: [
          { kind: "ante", stake: SAMPLE_STAKE },
          { kind: "aa", stake: 1 },
        ],
      },
    ],
    actions: holdemMoves.map((kind) => ({ kind })),
  },
};
