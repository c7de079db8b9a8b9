import { figureRange } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { isSamePay, unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { guesses, hiLo, RANKS } from "./hi-lo.ts";
import { hiLoPayTables } from "./hi-lo-pay-tables.ts";
import { proveHiLo, proveMaximum, proveSequences } from "./prove-hi-lo.ts";

/** Each row is a first card and each column a guess; the payout is for cashing out after a correct guess. */
export const unreachableHiLo = (tables: readonly PayTable[] = hiLoPayTables): string[] =>
  unreachablePays(tables, (pay, { row, column }) => {
    const bet = { stake: 100 };
    const { state } = hiLo.begin(bet, { below: () => row });
    const guess = { kind: guesses[column - 1]! };
    if (hiLo.costOf!(state, guess) === null) return false;
    return Array.from({ length: RANKS }, (_, card) => card).some((card) => {
      const next = hiLo.act!(state, guess, { below: () => card });
      if (next.done) return false;
      const { win } = hiLo.act!(next.state, { kind: "cashOut" }, { below: () => 0 });
      return isSamePay(win / bet.stake, pay);
    });
  });

export const hiLoProof: GameProof = {
  prove: () => ({
    main: "up to four guesses, lowest",
    figures: [
      ...guesses.flatMap((guess) =>
        figureRange(
          guess,
          proveHiLo(guess).map(({ returned }) => returned),
        ),
      ),
      ...figureRange("up to four guesses", proveSequences(4)),
    ],
    maximum: proveMaximum(),
    payUnit: 100,
    unreachable: unreachableHiLo(),
  }),
  samples: {
    bets: [{ stake: SAMPLE_STAKE }],
    actions: ["higher", "lower", "same", "skip", "cashOut"].map((kind) => ({ kind })),
  },
};
