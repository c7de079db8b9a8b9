import { isGain } from "../settled.ts";

/** The totals of the rounds since the player opened the game. Amounts are in minor units. */
export type RoundTotals = {
  rounds: number;
  /** How many rounds paid more than their stake. */
  wins: number;
  staked: number;
  paid: number;
  /** The highest payout as a multiple of its stake. */
  best: number;
};

export const noRounds: RoundTotals = { rounds: 0, wins: 0, staked: 0, paid: 0, best: 0 };

export function addRound(totals: RoundTotals, { stake, win }: { stake: number; win: number }): RoundTotals {
  return {
    rounds: totals.rounds + 1,
    wins: totals.wins + (isGain({ stake, win }) ? 1 : 0),
    staked: totals.staked + stake,
    paid: totals.paid + win,
    best: stake > 0 ? Math.max(totals.best, win / stake) : totals.best,
  };
}

/** Adds one to the count of an outcome. */
export function countOne(
  counts: Readonly<Record<string, number>>,
  outcome: string | number,
): Record<string, number> {
  return { ...counts, [outcome]: (counts[outcome] ?? 0) + 1 };
}
