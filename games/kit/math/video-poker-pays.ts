/** The payout of each hand, as a multiple of the stake. */
export type VideoPokerPays = Readonly<Record<string, number>>;

export const COINS_MAX = 5;
export const handCounts = [1, 3, 5, 10] as const;

/** The payout per coin of a royal flush without wild cards, if fewer than five coins are bet. */
const ROYAL_WITH_FEW_COINS = 250;
const royals: readonly string[] = ["royalFlush", "naturalRoyalFlush"];

/** The payouts as multiples of the stake. A royal flush pays in full only if five coins are bet. */
export function paysWith(coins: number, pays: VideoPokerPays): VideoPokerPays {
  if (coins >= COINS_MAX) return pays;
  return Object.fromEntries(
    Object.entries(pays).map(([hand, times]) => [hand, royals.includes(hand) ? ROYAL_WITH_FEW_COINS : times]),
  );
}

export const topPrizeOf = (pays: VideoPokerPays): number => Math.max(...Object.values(pays));
