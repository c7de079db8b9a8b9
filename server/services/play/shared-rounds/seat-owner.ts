import type { GameSeat } from "@parlour/server/kit/ports/game-seats";

/**
 * Whose bets a seat's are. Real money is the player's: opening the game again is another game session, and what
 * flies must still be theirs to take out. Play credits live and end with their game session.
 */
export function ownerOf({ mode, playerId, gameSession }: GameSeat): string {
  return mode === "real" && playerId !== null ? playerId : gameSession;
}
