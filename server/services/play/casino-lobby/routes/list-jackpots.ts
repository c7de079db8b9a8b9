import { listJackpots as call } from "@parlour/contracts/calls/play/casino-lobby/list-jackpots";
import { milliBitcoin } from "@parlour/rules/currency";
import { isRefusal } from "@parlour/server/kit/refusal";
import { requireCurrency } from "@parlour/server/kit/require-currency";
import { type Route, route } from "@parlour/server/kit/service";
import type { LobbyParts } from "../lobby-parts.ts";
import { toCents } from "../to-cents.ts";

export function listJackpots({ jackpots, settings }: Pick<LobbyParts, "jackpots" | "settings">): Route {
  return route(call, async ({ query }) => {
    const { defaultCurrency } = await settings.get();
    const currency = requireCurrency(query.currencyCode, defaultCurrency);
    if (isRefusal(currency)) return currency;
    // Wallets and jackpots are in BTC, never in mBTC. Both currencies have the same minor unit.
    const games = await jackpots.list(currency === milliBitcoin.code ? "BTC" : currency);
    return {
      jackpots: games.map(({ gameId, pools }) => {
        const amounts = pools.map(({ tier, amountMinor }) => ({
          tier,
          amount: toCents(amountMinor, currency),
        }));
        return { gameId, amount: amounts[0]?.amount ?? 0, pools: amounts };
      }),
    };
  });
}
