import type { listPromotionalSpins } from "@parlour/contracts/calls/play/casino-integration/list-promotional-spins";
import type { listFreeGames } from "@parlour/contracts/calls/play/casino-lobby/list-free-games";
import type { listJackpots } from "@parlour/contracts/calls/play/casino-lobby/list-jackpots";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect } from "react";
import { channelTypeOf } from "../../channel-type.ts";
import type { LookupStore } from "./lookup-store.ts";
import type { Lookups } from "./lookups.server.ts";
import { joinPoll } from "./shared-poll.ts";

const REFRESH_MS = 30_000;

const readJackpots = client<typeof listJackpots>("GET", "/services/casino/casino-lobby-services/v1/jackpots");
const readFreeGames = client<typeof listFreeGames>(
  "GET",
  "/services/casino/casino-lobby-services/v1/offers/games",
);
const readSpins = client<typeof listPromotionalSpins>(
  "GET",
  "/services/casino-integration/v1/promotional-spins/players/{session}/playable",
);

/** Keeps what is on screen fresh: jackpots and offers every half minute, the player's spins every five minutes. */
export function useLiveLookups(store: LookupStore, lookups: Lookups): void {
  const { language } = useTranslation();
  const { currency, session, pollsSpins } = lookups;
  useEffect(() => {
    const query = { currencyCode: currency, language, channelType: channelTypeOf(window) };
    const ask = () => Promise.all([readJackpots({ query }), readFreeGames()] as const);
    return joinPoll(`lookups ${currency}`, { intervalMs: REFRESH_MS, ask }, ([{ jackpots }, { games }]) => {
      store.setJackpots(jackpots);
      store.setFreeGames(games);
    });
  }, [store, currency, language]);

  useEffect(() => {
    if (!pollsSpins || session === null) return;
    const intervalMs = POLL_INTERVAL_MS.promotionalSpins;
    const ask = (signal: AbortSignal) => readSpins({ session, signal });
    return joinPoll(`spins ${session}`, { intervalMs, ask }, ({ games }) => store.setSpins(games));
  }, [store, session, pollsSpins]);
}
