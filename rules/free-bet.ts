/** The id of the sportsbook's bets among the products that take stakes. */
export const sportsbookProduct = "sportsbook";

/**
 * Returns whether a bonus is a free bet in the sportsbook: the house pays one stake, and the player keeps the winnings
 * without it. A free bet that is also, or only, valid elsewhere is bonus money instead.
 */
export function isSportsFreeBet(type: string, verticals: readonly string[]): boolean {
  return type === "FREE_BET" && verticals.length === 1 && verticals[0] === "sports";
}
