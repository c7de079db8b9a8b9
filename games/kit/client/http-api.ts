import { actInRound } from "@parlour/contracts/calls/play/games/act-in-round";
import { getGameSession } from "@parlour/contracts/calls/play/games/get-game-session";
import { openGameSession } from "@parlour/contracts/calls/play/games/open-game-session";
import { startRound } from "@parlour/contracts/calls/play/games/start-round";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import type { GameApi, SessionAnswer } from "./game-api.ts";

const open = client(openGameSession);
const look = client(getGameSession);
const start = client(startRound);
const act = client(actInRound);

export const httpApi: GameApi = {
  startRound: (gameSession, body) => start({ params: { gameSession }, body }),
  actInRound: (gameSession, roundId, body) => act({ params: { gameSession, roundId }, body }),
};

/**
 * Opens a session with a launch token. The token works only once, so a reloaded frame continues the session
 * that it opened before.
 */
export async function openSession(token: string): Promise<SessionAnswer> {
  const memory = `parlour-game-${token}`;
  const gameSession = sessionStorage.getItem(memory);
  if (gameSession !== null) return look({ params: { gameSession } });
  if (token === "") throw new ApiError({ status: 410, errorCode: "TOKEN_INVALID" });
  const session = await open({ body: { token } });
  sessionStorage.setItem(memory, session.gameSession);
  return session;
}
