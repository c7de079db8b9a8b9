import { maskName } from "./mask-name.ts";

/**
 * Returns a player's name for lists that everyone can read, such as wins and leaderboards; null for a player who has not
 * agreed to be named there.
 */
export function publicName(player: { nickname: string; showsName: boolean } | undefined): string | null {
  return player?.showsName ? maskName(player.nickname) : null;
}
