import { type Refusal, refuse } from "../../../kit/refusal.ts";
import type { PlayerSession } from "../../../kit/session.ts";
import type { GameSession } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";

type Asked = { params: { gameSession: string }; session: PlayerSession | undefined };

/**
 * Finds an open game. Real play needs the player's cookie as well as the session handle; practice needs only the
 * handle.
 */
export async function requireOpenGame(
  { sessions, kit }: GamesParts,
  { params, session: visitor }: Asked,
): Promise<GameSession | Refusal> {
  const session = await sessions.find(params.gameSession);
  if (session === undefined) return refuse("NOT_FOUND");
  if (session.mode === "real" && visitor?.playerId !== session.playerId) return refuse("SESSION_INVALID");
  if (sessions.isOver(session)) return refuse("SESSION_INVALID");
  if (visitor !== undefined) {
    // Playing keeps the player's login session alive, although the paths of game calls don't contain its
    // handle.
    kit.sessions
      .touch(visitor)
      .catch((error: unknown) => kit.log.warn({ err: error }, "a session's last use was not noted"));
  }
  return session;
}
