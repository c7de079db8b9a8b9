import type { OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";

/**
 * Returns the owner of a seat's bets. With real money that is the player, because reopening the game starts
 * another game session and the player must still be able to cash out. Practice credits belong to their game
 * session.
 */
export function ownerOf({ mode, playerId, gameSession }: OpenGameSession): string {
  return mode === "real" && playerId !== null ? playerId : gameSession;
}
