import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { KENO_PICKS_MAX, type KenoRisk, kenoPays, kenoRisks } from "./keno-pays.ts";
import { kenoChance, kenoHits, proveKeno } from "./prove-keno.ts";

const pickCounts = Array.from({ length: KENO_PICKS_MAX }, (_, index) => index + 1);
const everyBet = kenoRisks.flatMap((risk) => pickCounts.map((picked) => ({ risk, picked })));

/** Names a bet in the proof. Classic bets have no risk in their names, because version 1 had only these bets. */
const nameOf = (risk: KenoRisk, picked: number): string => {
  const numbers = picked === 1 ? "1 number" : `${picked} numbers`;
  return risk === "classic" ? numbers : `${risk} risk, ${numbers}`;
};

export const kenoProof: GameProof = {
  prove: () => ({
    main: "10 numbers",
    figures: everyBet.map(({ risk, picked }) => ({
      bet: nameOf(risk, picked),
      returned: proveKeno(risk, picked),
      paid: kenoHits(risk, picked),
    })),
    maximum: Math.max(...everyBet.flatMap(({ risk, picked }) => Object.values(kenoPays[risk][picked]!))),
    payUnit: 10,
    unreachable: everyBet.flatMap(({ risk, picked }) =>
      Object.keys(kenoPays[risk][picked]!)
        .filter((hits) => kenoChance(picked, Number(hits)) === 0)
        .map((hits) => `${hits} of ${nameOf(risk, picked)}`),
    ),
  }),
  samples: {
    bets: everyBet.map(({ risk, picked }) => ({
      stake: SAMPLE_STAKE,
      picks: Array.from({ length: picked }, (_, index) => index * 8 + 1),
      // A bet may leave out the risk level, as all bets did before players could choose one.
      ...(risk !== "classic" && { risk }),
    })),
  },
};
