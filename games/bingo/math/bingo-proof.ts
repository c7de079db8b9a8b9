import type { GameProof } from "../../kit/math/manifest.ts";
import { bingoPatterns, bingoPrizes } from "./bingo-prizes.ts";
import { bingoHitRate, bingoReturn, patternReturn, prizeChances } from "./prove-bingo.ts";

const names = { oneLine: "one line", twoLines: "two lines", fullHouse: "full house" } as const;

export const bingoProof: GameProof = {
  prove: () => ({
    main: "a ticket",
    figures: [
      { bet: "a ticket", returned: bingoReturn() },
      ...bingoPatterns.map((pattern) => ({
        bet: `of it ${names[pattern]}`,
        returned: patternReturn(pattern),
      })),
    ],
    hitRate: bingoHitRate(),
    // One ticket can win the fastest prize of every pattern, so the maximum is the sum of these prizes.
    maximum: bingoPatterns.reduce((sum, pattern) => sum + bingoPrizes[pattern][0]!.pays, 0),
    payUnit: 1,
    unreachable: bingoPatterns.flatMap((pattern) =>
      prizeChances(pattern).flatMap((chance, at) =>
        chance > 0 ? [] : [`${names[pattern]} within ${bingoPrizes[pattern][at]!.within}`],
      ),
    ),
  }),
};
