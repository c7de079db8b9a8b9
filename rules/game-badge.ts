/** The badges of games; `free` is shown on every game in the visitor's list of free games. */
export type GameBadge = "new" | "live" | "jackpot" | "exclusive" | "free";

const own: readonly string[] = ["new", "live", "jackpot", "exclusive"];

/**
 * The badge of a card: `free` if the game is in the list of free games, otherwise the game's own.
 */
export function gameBadge(badge: string | null, isFree: boolean): GameBadge | null {
  if (isFree) return "free";
  return badge !== null && own.includes(badge) ? (badge as GameBadge) : null;
}
