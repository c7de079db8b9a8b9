import { z } from "zod";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import { stake } from "../../kit/math/pay.ts";
import type { SharedGame } from "../../kit/math/shared-game.ts";
import { LINES_MAX, linePays, NUMBERS, PICKS } from "./lottery-prizes.ts";
import { ballMs, introMs, lastBallMs } from "./lottery-times.ts";

/** The lines that a player buys at once, each with five numbers in rising order and its price. */
export type LotteryBet = { lines: { numbers: number[]; stake: number }[] };

/** The five balls in the order in which they are drawn. */
export type LotteryOutcome = { drawn: number[] };

const isRising = (numbers: number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);

export const lotteryBet: z.ZodType<LotteryBet> = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        numbers: z.array(z.int().min(1).max(NUMBERS)).length(PICKS).refine(isRising),
        stake,
      }),
    )
    .min(1)
    .max(LINES_MAX),
});

/** A lottery draw for all players, every two minutes: lines are sold first, then five balls are drawn. */
export const lotteryTable: SharedGame<LotteryBet, null, LotteryOutcome> = {
  slug: "lottery",
  bettingMs: 90_000,
  runMs: () => introMs + PICKS * ballMs + lastBallMs,
  resultMs: 16_000,
  bet: lotteryBet,
  stakeOf: ({ lines }) => lines.reduce((sum, { stake }) => sum + stake, 0),
  takes: () => true,
  prepare: () => null,
  draw: (_field, random) => ({ drawn: drawDistinct(NUMBERS, PICKS, random).map((ball) => ball + 1) }),
  winOf: (_field, { lines }, { drawn }) =>
    lines.reduce((sum, { numbers, stake }) => sum + stake * linePays(numbers, drawn), 0),
  resultOf: ({ drawn }) => ({
    text: drawn.toSorted((one, other) => one - other).join(" "),
    tone: "balls",
  }),
  pastShown: 30,
  isRevealedAtStart: true,
};
