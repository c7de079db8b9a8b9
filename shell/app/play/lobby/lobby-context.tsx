import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import { type PlayOptions, playOptions } from "@parlour/rules/play-options";
import { useResourcePart, useWatchedResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { createContext, type ReactNode, use, useMemo } from "react";
import { formatJackpot } from "./card-words.ts";
import { favouritesResource } from "./favourites.ts";
import type { Lookups } from "./lookups.server.ts";
import { createLookups, type GameLookups } from "./lookups.ts";

const REFRESH_MS = 30_000;

type Lobby = {
  games: GameLookups;
  /** Amounts formatted by the server, because creating formatters would slow down hydration. */
  jackpotLabels: ReadonlyMap<number, string>;
  currency: string;
  session: string | null;
  options: PlayOptions;
  searchDelayMs: number;
};

const LobbyContext = createContext<Lobby | null>(null);

/** Keeps cards up to date: jackpots and offers every 30 seconds, the player's spins every five minutes. */
export function LobbyProvider({ lookups, children }: { lookups: Lookups; children: ReactNode }) {
  const { language } = useTranslation();
  const lobby = useMemo((): Lobby => {
    const { currency, session, casinoLoggedPracticePlayEnabled, searchDelayMs } = lookups;
    return {
      games: createLookups(lookups, language),
      jackpotLabels: new Map(lookups.jackpots.map(({ amount, label }) => [amount, label])),
      currency,
      session,
      searchDelayMs,
      options: playOptions({ signedIn: session !== null, casinoLoggedPracticePlayEnabled }),
    };
  }, [lookups, language]);
  const { jackpots, freeGames, spins, rendered } = lobby.games;
  useWatchedResource(jackpots, { initial: rendered.jackpots, intervalMs: REFRESH_MS });
  useWatchedResource(freeGames, { initial: rendered.freeGames, intervalMs: REFRESH_MS });
  useWatchedResource(spins, { initial: rendered.spins, intervalMs: POLL_INTERVAL_MS.promotionalSpins });
  useWatchedResource(favouritesResource(lobby.session), { keep: true });
  return <LobbyContext value={lobby}>{children}</LobbyContext>;
}

export function useLobby(): Lobby {
  const lobby = use(LobbyContext);
  if (!lobby) throw new Error("useLobby needs a LobbyProvider above it");
  return lobby;
}

/** The game's jackpot in the format of its card. */
export function useJackpot(gameId: string): string | undefined {
  const { t, language } = useTranslation();
  const { games, jackpotLabels, currency } = useLobby();
  const amount = useResourcePart(games.jackpots, (amounts) => amounts?.get(gameId), games.rendered.jackpots);
  if (amount === undefined) return undefined;
  return jackpotLabels.get(amount) ?? formatJackpot(amount, currency, language, t);
}

export function useIsFree(gameId: string): boolean {
  const { freeGames, spins, rendered } = useLobby().games;
  const isOffered = useResourcePart(freeGames, (ids) => ids?.has(gameId) ?? false, rendered.freeGames);
  const hasSpins = useResourcePart(spins, (ids) => ids?.has(gameId) ?? false, rendered.spins);
  return isOffered || hasSpins;
}
