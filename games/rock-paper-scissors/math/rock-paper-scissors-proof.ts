import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { proveSteps } from "../../kit/math/step-proof.ts";
import { beats, handPays, hands } from "./rock-paper-scissors.ts";

/**
 * The probability of winning a throw. Ties are thrown again, so it is the number of winning pairs of hands divided by
 * the number of pairs that are not ties.
 */
function chanceToWin() {
  const pairs = hands.flatMap((own) => hands.map((other) => ({ own, other })));
  const won = pairs.filter(({ own, other }) => beats(own, other)).length;
  const lost = pairs.filter(({ own, other }) => beats(other, own)).length;
  return { numerator: won, denominator: won + lost };
}

export const rockPaperScissorsProof: GameProof = {
  prove: () => proveSteps("any streak", [{ chance: chanceToWin(), pays: handPays }]),
  samples: {
    bets: [{ stake: SAMPLE_STAKE, setting: {} }],
    actions: [{ kind: "cashOut" }, ...hands.map((choice) => ({ kind: "step", choice }))],
  },
};
