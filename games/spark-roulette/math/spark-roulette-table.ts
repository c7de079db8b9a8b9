import { type RouletteBet, spinWheel } from "../../kit/math/roulette-game.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import type { SharedGame } from "../../kit/math/shared-game.ts";
import { sharedRoulette } from "../../kit/math/shared-roulette.ts";
import { drawLuckyNumbers, type SparkOutcome, settleSpark } from "./lucky-numbers.ts";

const { resultOf, ...wheel } = sharedRoulette({ slug: "spark-roulette", layout: europeanLayout });

/** A European wheel on which one to five numbers pay up to 500 times the stake in each round. */
export const sparkRouletteTable: SharedGame<RouletteBet, null, SparkOutcome> = {
  ...wheel,
  // The outcome is sent when betting closes, because the lucky numbers are shown before the ball is spun.
  runMs: () => 10_000,
  draw: (_field, random) => {
    const lucky = drawLuckyNumbers(random);
    return { lucky, pocket: spinWheel(europeanLayout, random) };
  },
  winOf: (_field, { bets }, outcome) =>
    bets.reduce((sum, { spot, stake }) => sum + settleSpark(spot, stake, outcome), 0),
  resultOf: (outcome) => {
    const { text, tone } = resultOf!(outcome);
    const isLucky = outcome.lucky.some(({ pocket }) => pocket === outcome.pocket);
    return { text, tone: isLucky ? "lucky" : tone };
  },
};
