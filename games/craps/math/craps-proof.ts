import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { crapsMoves } from "./craps.ts";
import { crapsKinds, crapsPays } from "./craps-bets.ts";
import { proveCraps } from "./prove-craps.ts";

/** The bets whose return is listed. Bets with the same probability and payout, such as 6 and 8, share a name. */
const figures = {
  field: "field",
  place6: "place 6 or 8",
  place5: "place 5 or 9",
  place4: "place 4 or 10",
  hard6: "hard 6 or 8",
  hard4: "hard 4 or 10",
  anySeven: "any seven",
  anyCraps: "any craps",
  eleven: "eleven",
  aces: "two or twelve",
} as const;

export const crapsProof: GameProof = {
  prove() {
    const { bets, odds, withOdds } = proveCraps();
    if (odds.some((returned) => Math.abs(returned - 1) > 1e-12))
      throw new Error("Odds must be paid in full.");
    return {
      main: "pass line",
      figures: [
        { bet: "pass line", returned: bets.pass.returned },
        { bet: "pass line with triple odds", returned: withOdds("pass", 3) },
        { bet: "don't pass", returned: bets.dontPass.returned },
        { bet: "don't pass with triple odds", returned: withOdds("dontPass", 3) },
        ...(Object.keys(figures) as (keyof typeof figures)[]).map((kind) => ({
          bet: figures[kind],
          returned: bets[kind].returned,
        })),
      ],
      hitRate: bets.pass.paid,
      maximum: Math.max(...Object.values(crapsPays).map(([pays, to]) => pays / to)) + 1,
      payUnit: 30,
      unreachable: crapsKinds.filter((kind) => bets[kind].paid === 0),
    };
  },
  samples: {
    bets: [
      { bets: [{ kind: "pass", stake: SAMPLE_STAKE }] },
      { bets: [{ kind: "dontPass", stake: SAMPLE_STAKE }] },
      {
        bets: [
          { kind: "pass", stake: 30 },
          { kind: "place6", stake: SAMPLE_STAKE },
          { kind: "hard8", stake: 1 },
        ],
      },
      { bets: crapsKinds.map((kind) => ({ kind, stake: SAMPLE_STAKE })) },
    ],
    actions: crapsMoves.map((kind) => ({ kind })),
  },
};
