/** The badges that a game may carry; `free` is worn by whatever game has free games for this visitor. */
export type GameBadge = "new" | "live" | "jackpot" | "exclusive" | "free";

const own: readonly string[] = ["new", "live", "jackpot", "exclusive"];

/** The one badge of a card: the game's own, or `free` while the game is in the list of free games (spec §4). */
export function gameBadge(badge: string | null, isFree: boolean): GameBadge | null {
  if (isFree) return "free";
  return badge !== null && own.includes(badge) ? (badge as GameBadge) : null;
}
