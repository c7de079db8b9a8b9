import { getGameUrl } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { getIntegratedGameUrl } from "@parlour/contracts/calls/play/games-integration/get-integrated-game-url";
import { getPracticeGameUrl } from "@parlour/contracts/calls/play/games-integration/get-practice-game-url";
import type { PlayMode } from "@parlour/contracts/enumerations";
import { channelTypeOf } from "@parlour/web/api/channel-type";
import { client } from "@parlour/web/api/client";

const readIntegrated = client(getIntegratedGameUrl);
const readPractice = client(getPracticeGameUrl);
const readLobby = client(getGameUrl);

export type Launch = {
  gameId: string;
  mode: PlayMode;
  currencyCode: string;
  language: string;
  /** Whether to use the games integration service instead of the lobby's own call. */
  isGamesIntegrationEnabled: boolean;
  /** The URL to which the player returns from the game. */
  returnPath: string;
  signal?: AbortSignal;
};

/** The URL of the frame, which is new for each launch because a launch token works only once. */
export async function launchGame(launch: Launch): Promise<string> {
  const { gameId, mode, currencyCode, language, returnPath, signal } = launch;
  const channelType = channelTypeOf(window);
  const query = { channelType, currencyCode, language, mode };
  const params = { id: gameId };
  const stop = signal === undefined ? {} : { signal };
  if (!launch.isGamesIntegrationEnabled) {
    const answer = await readLobby({ params, query, headers: { "x-channel": channelType }, ...stop });
    return answer.url;
  }
  const read = mode === "practice" ? readPractice : readIntegrated;
  const integrationParams = JSON.stringify({ returnPath });
  return (await read({ params, query: { ...query, integrationParams }, ...stop })).url;
}
