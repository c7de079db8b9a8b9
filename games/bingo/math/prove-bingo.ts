import { choose } from "../../kit/math/choose.ts";
import { type BingoPattern, bingoPatterns, bingoPrizes, CALLS } from "./bingo-prizes.ts";
import { BALLS, ROW_SIZE } from "./bingo-ticket.ts";

/** The number of draws of `calls` balls that contain `fixed` given numbers, and the number of all draws. */
const drawsWith = (fixed: number, calls: number): bigint => choose(BALLS - fixed, calls - fixed);

/** The exact number of draws of `calls` balls with at least one, two or three complete rows. */
function drawsCompleting(pattern: BingoPattern, calls: number): bigint {
  const [one, two, three] = [1, 2, 3].map((rows) => drawsWith(rows * ROW_SIZE, calls)) as [
    bigint,
    bigint,
    bigint,
  ];
  if (pattern === "oneLine") return 3n * one - 3n * two + three;
  return pattern === "twoLines" ? 3n * two - 2n * three : three;
}

/** The chance that a ticket completes a pattern within a number of calls. */
export const patternChance = (pattern: BingoPattern, calls: number): number =>
  Number(drawsCompleting(pattern, calls)) / Number(choose(BALLS, calls));

/**
 * The chance of each prize of a pattern, which is the chance that the pattern is completed in time for this prize but
 * too late for a faster one.
 */
export function prizeChances(pattern: BingoPattern): number[] {
  const within = bingoPrizes[pattern].map((prize) => patternChance(pattern, prize.within));
  return within.map((chance, at) => chance - (within[at - 1] ?? 0));
}

/** The return of one ticket from the prizes of one pattern. */
export const patternReturn = (pattern: BingoPattern): number =>
  prizeChances(pattern).reduce((sum, chance, at) => sum + chance * bingoPrizes[pattern][at]!.pays, 0);

/** The return of one ticket. Prizes of different patterns add up, so their averages do too. */
export const bingoReturn = (): number =>
  bingoPatterns.reduce((sum, pattern) => sum + patternReturn(pattern), 0);

/** The share of tickets that win anything, which is the share that completes a line. */
export const bingoHitRate = (): number => patternChance("oneLine", CALLS);
