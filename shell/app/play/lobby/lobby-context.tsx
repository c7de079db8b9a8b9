import { type PlayOptions, playOptions } from "@parlour/rules/play-options";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { formatJackpot } from "./card-words.ts";
import { createLookupStore, type LookupStore } from "./lookup-store.ts";
import type { Lookups } from "./lookups.server.ts";
import { useLiveLookups } from "./use-live-lookups.ts";

type Lobby = {
  store: LookupStore;
  currency: string;
  session: string | null;
  options: PlayOptions;
  searchDelayMs: number;
};

const LobbyContext = createContext<Lobby | null>(null);

/** Gives the cards below it what changes from minute to minute, and what this visitor may do with them. */
export function LobbyProvider({ lookups, children }: { lookups: Lookups; children: ReactNode }) {
  const [store] = useState(() => createLookupStore(lookups));
  useEffect(() => {
    store.setJackpots(lookups.jackpots);
    store.setFreeGames(lookups.freeGames);
    store.setSpins(lookups.spins);
  }, [store, lookups]);
  useLiveLookups(store, lookups);
  const { currency, session, casinoLoggedPracticePlayEnabled, searchDelayMs } = lookups;
  const lobby = useMemo(
    () => ({
      store,
      currency,
      session,
      searchDelayMs,
      options: playOptions({ signedIn: session !== null, casinoLoggedPracticePlayEnabled }),
    }),
    [store, currency, session, searchDelayMs, casinoLoggedPracticePlayEnabled],
  );
  return <LobbyContext value={lobby}>{children}</LobbyContext>;
}

export function useLobby(): Lobby {
  const lobby = use(LobbyContext);
  if (!lobby) throw new Error("useLobby needs a LobbyProvider above it");
  return lobby;
}

/** What the game's jackpot stands at, as a card says it. */
export function useJackpot(gameId: string): string | undefined {
  const { t, language } = useTranslation();
  const { store, currency } = useLobby();
  const read = () => store.jackpotOf(gameId);
  const amount = useSyncExternalStore(store.subscribe, read, read);
  if (amount === undefined) return undefined;
  return store.labelOf(amount) ?? formatJackpot(amount, currency, language, t);
}

export function useIsFree(gameId: string): boolean {
  const { store } = useLobby();
  const read = () => store.isFree(gameId);
  return useSyncExternalStore(store.subscribe, read, read);
}
