/** The badges of a game; `free` is shown on any game with free games for this visitor. */
export type GameBadge = "new" | "live" | "jackpot" | "exclusive" | "free";

const own: readonly string[] = ["new", "live", "jackpot", "exclusive"];

/** The badge on a card: the game's own, or `free` while the game is in the list of free games (spec §4). */
export function gameBadge(badge: string | null, isFree: boolean): GameBadge | null {
  if (isFree) return "free";
  return badge !== null && own.includes(badge) ? (badge as GameBadge) : null;
}
