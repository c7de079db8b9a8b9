import { listRecentWins as call } from "@parlour/contracts/calls/play/casino-lobby/list-recent-wins";
import { amountOf } from "@parlour/rules/money";
import { type Route, route } from "@parlour/server/kit/service";
import type { LobbyParts } from "../lobby-parts.ts";

export function listRecentWins({
  recentWins,
  catalogue,
}: Pick<LobbyParts, "recentWins" | "catalogue">): Route {
  return route(call, async () => {
    const wins = await recentWins.list();
    const offered = await Promise.all(wins.map(({ gameId }) => catalogue.has(gameId)));
    return {
      wins: wins
        .filter((_, index) => offered[index])
        .map(({ gameId, currency, stakedMinor, wonMinor, at }) => ({
          gameId,
          amount: amountOf(wonMinor, currency),
          currency,
          multiple: Number((wonMinor * 10n) / stakedMinor) / 10,
          at: at.toISOString(),
        })),
    };
  });
}
