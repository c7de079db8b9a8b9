import type { GameProof } from "../../kit/math/manifest.ts";
import { lotteryPays } from "./lottery-prizes.ts";
import { lotteryHitRate, lotteryReturn, matchChance } from "./prove-lottery.ts";

export const lotteryProof: GameProof = {
  prove: () => ({
    main: "a line",
    figures: [
      { bet: "a line", returned: lotteryReturn() },
      ...Object.entries(lotteryPays).map(([matches, pays]) => ({
        bet: `of it ${matches} matches`,
        returned: pays * matchChance(Number(matches)),
      })),
    ],
    hitRate: lotteryHitRate(),
    maximum: Math.max(...Object.values(lotteryPays)),
    payUnit: 1,
    unreachable: Object.keys(lotteryPays).filter((matches) => matchChance(Number(matches)) === 0),
  }),
};
