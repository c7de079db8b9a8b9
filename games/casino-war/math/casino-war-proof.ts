import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { TIE_PAYS, warMoves, warOutcomes } from "./casino-war.ts";
import { proveCasinoWar } from "./prove-casino-war.ts";

/** Sample stakes are even, because a surrender returns half the ante. */
const stake = SAMPLE_STAKE * 2;

export const casinoWarProof: GameProof = {
  prove() {
    const { alwaysWar, alwaysSurrender, tie, outcomes } = proveCasinoWar();
    return {
      main: "ante, going to war",
      figures: [
        {
          bet: "ante, going to war",
          returned: alwaysWar,
          paid: outcomes.win + outcomes.warWin + outcomes.warTie,
        },
        // A surrender returns half the ante.
        { bet: "ante, surrendering", returned: alwaysSurrender, paid: outcomes.win + outcomes.surrender },
        { bet: "tie", returned: tie, paid: outcomes.surrender },
      ],
      maximum: TIE_PAYS + 1,
      payUnit: 2,
      unreachable: warOutcomes.filter((outcome) => outcomes[outcome] === 0),
    };
  },
  samples: {
    bets: [
      { bets: [{ kind: "ante", stake }] },
      { bets: [{ kind: "tie", stake }] },
      {
        bets: [
          { kind: "ante", stake },
          { kind: "tie", stake: 2 },
        ],
      },
    ],
    actions: warMoves.map((kind) => ({ kind })),
  },
};
