type Settled = {
  stake: number;
  /** Everything that the bet has paid: its settlement and any cash-outs. */
  paid: number;
  /** Whether a free bet paid the stake, so that the player risked nothing. */
  isFree?: boolean;
};

/**
 * How a settled bet is shown. One that pays no more than its stake, such as a half-lost handicap, a system with one
 * winner or a cash-out at a loss, isn't a win, so it gets neutral words and colours.
 */
export function settledAs({ stake, paid, isFree = false }: Settled): "WIN" | "RETURN" | "LOSS" {
  if (paid <= 0) return "LOSS";
  return paid > (isFree ? 0 : stake) ? "WIN" : "RETURN";
}
