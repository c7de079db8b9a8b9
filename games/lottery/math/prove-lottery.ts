import { choose } from "../../kit/math/choose.ts";
import { lotteryPays, NUMBERS, PICKS } from "./lottery-prizes.ts";

/** The probability that exactly `matches` numbers of a line are drawn. */
export const matchChance = (matches: number): number =>
  Number(choose(PICKS, matches) * choose(NUMBERS - PICKS, PICKS - matches)) / Number(choose(NUMBERS, PICKS));

export const lotteryReturn = (): number =>
  Object.entries(lotteryPays).reduce((sum, [matches, pays]) => sum + pays * matchChance(Number(matches)), 0);

/** The share of lines that win anything. */
export const lotteryHitRate = (): number =>
  Object.keys(lotteryPays).reduce((sum, matches) => sum + matchChance(Number(matches)), 0);
