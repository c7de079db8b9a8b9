import { listJackpots as call } from "@parlour/contracts/calls/casino-lobby/list-jackpots";
import { type Route, route } from "@parlour/server/kit/service";
import type { LobbyParts } from "../lobby-parts.ts";
import { toCents } from "../to-cents.ts";

export function listJackpots({ jackpots, settings }: Pick<LobbyParts, "jackpots" | "settings">): Route {
  return route(call, async ({ query }) => {
    const currency = query.currencyCode ?? (await settings.get()).defaultCurrency;
    const pools = await jackpots.list(currency);
    return {
      jackpots: pools.map(({ gameId, amountMinor }) => ({ gameId, amount: toCents(amountMinor, currency) })),
    };
  });
}
