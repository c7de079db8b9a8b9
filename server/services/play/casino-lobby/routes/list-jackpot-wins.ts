import { listJackpotWins as call } from "@parlour/contracts/calls/play/casino-lobby/list-jackpot-wins";
import { amountOf } from "@parlour/rules/money";
import { type Route, route } from "@parlour/server/kit/service";
import type { LobbyParts } from "../lobby-parts.ts";

export function listJackpotWins({ recentWins }: Pick<LobbyParts, "recentWins">): Route {
  return route(call, async () => ({
    wins: (await recentWins.listJackpots()).map(({ gameId, tier, currency, wonMinor, at }) => ({
      gameId,
      tier,
      amount: amountOf(wonMinor, currency),
      currency,
      at: at.toISOString(),
    })),
  }));
}
