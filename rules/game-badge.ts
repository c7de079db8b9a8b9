/** The badges of games; `free` is shown on any game that has free games for this visitor. */
export type GameBadge = "new" | "live" | "jackpot" | "exclusive" | "free";

const own: readonly string[] = ["new", "live", "jackpot", "exclusive"];

/** The badge of a card: the game's own, or `free` if the game is in the list of free games (spec §4). */
export function gameBadge(badge: string | null, isFree: boolean): GameBadge | null {
  if (isFree) return "free";
  return badge !== null && own.includes(badge) ? (badge as GameBadge) : null;
}
