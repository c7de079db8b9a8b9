/** The autoplay settings. Amounts are in minor units; null means no limit. */
export type AutoBetPlan = {
  /** The number of rounds; null plays until the player or another rule stops autoplay. */
  rounds: number | null;
  lossLimit: number | null;
  profitLimit: number | null;
  singleWinLimit: number | null;
  /** Whether a feature, such as free spins, or a jackpot stops autoplay. */
  stopOnFeature: boolean;
  afterWin: StakeChange;
  afterLoss: StakeChange;
};

/**
 * How the stake changes after a win or a loss: the percentage by which it is raised, or null to return to the stake of
 * the first round.
 */
export type StakeChange = number | null;

/** The figures of a round that the autoplay rules depend on. */
export type PlayedRound = {
  stake: number;
  win: number;
  jackpot: { amount: number } | null;
  promotional: boolean;
  /** Whether the round had a feature, such as free spins; unset in games without features. */
  hasFeature?: boolean;
};

/** The player's net result of a round. The house pays the stake of a promotional round. */
export function gainOf({ stake, win, jackpot, promotional }: PlayedRound): number {
  return win + (jackpot?.amount ?? 0) - (promotional ? 0 : stake);
}

/** Whether a rule stops autoplay after this round. */
export function isOver(plan: AutoBetPlan, played: number, net: number, last: PlayedRound): boolean {
  const paid = last.win + (last.jackpot?.amount ?? 0);
  return (
    (plan.rounds !== null && played >= plan.rounds) ||
    (plan.lossLimit !== null && -net >= plan.lossLimit) ||
    (plan.profitLimit !== null && net >= plan.profitLimit) ||
    (plan.singleWinLimit !== null && paid >= plan.singleWinLimit) ||
    (plan.stopOnFeature && (last.hasFeature === true || last.jackpot !== null))
  );
}

/** The stake of the next round. A round that returns exactly its stake changes nothing. */
export function nextStake(plan: AutoBetPlan, first: number, current: number, gain: number): number {
  if (gain === 0) return current;
  const change = gain > 0 ? plan.afterWin : plan.afterLoss;
  return change === null ? first : Math.round(current * (1 + change / 100));
}
