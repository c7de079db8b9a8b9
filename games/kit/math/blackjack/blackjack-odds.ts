export const blackjackMoves = ["hit", "stand", "double", "split", "insure", "decline", "surrender"] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

export type HandOutcome = "blackjack" | "win" | "push" | "lose" | "bust" | "surrender";

/** The odds paid on top of the stake, such as three to two for a blackjack. */
export const blackjackOdds: Record<"blackjack" | "win" | "insurance", [number, number]> = {
  blackjack: [3, 2],
  win: [1, 1],
  insurance: [2, 1],
};

/** The payout of a won bet, stake included, rounded down. */
export const withOdds = (stake: number, [paid, to]: readonly [number, number]): number =>
  stake + Math.floor((stake * paid) / to);

const pays: Record<HandOutcome, (stake: number) => number> = {
  blackjack: (stake) => withOdds(stake, blackjackOdds.blackjack),
  win: (stake) => withOdds(stake, blackjackOdds.win),
  push: (stake) => stake,
  lose: () => 0,
  bust: () => 0,
  // A surrendered hand loses half its stake.
  surrender: (stake) => Math.floor(stake / 2),
};

export const payoutOf = (outcome: HandOutcome, stake: number): number => pays[outcome](stake);
