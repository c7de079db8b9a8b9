import { listPromotionalSpins } from "@parlour/contracts/calls/play/casino-integration/list-promotional-spins";
import { listFreeGames } from "@parlour/contracts/calls/play/casino-lobby/list-free-games";
import { listJackpots } from "@parlour/contracts/calls/play/casino-lobby/list-jackpots";
import { channelTypeOf } from "@parlour/web/api/channel-type";
import { client } from "@parlour/web/api/client";
import type { Resource } from "@parlour/web/api/resource";
import type { Lookups } from "./lookups.server.ts";

const readJackpots = client(listJackpots);
const readFreeGames = client(listFreeGames);
const readSpins = client(listPromotionalSpins);

type Jackpots = readonly { gameId: string; amount: number }[];
type Amounts = ReadonlyMap<string, number>;
type GameIds = ReadonlySet<string>;

/** The card data that changes often, with initial values from the server. */
export type GameLookups = {
  jackpots: Resource<Amounts>;
  freeGames: Resource<GameIds>;
  /** Promotional spins; null if they are switched off. */
  spins: Resource<GameIds> | null;
  rendered: { jackpots: Amounts; freeGames: GameIds; spins: GameIds };
};

type RenderedLookups = Pick<Lookups, "currency" | "session" | "pollsSpins" | "freeGames" | "spins"> & {
  jackpots: Jackpots;
};

const amountsOf = (jackpots: Jackpots): Amounts =>
  new Map(jackpots.map(({ gameId, amount }) => [gameId, amount]));

export function createLookups(rendered: RenderedLookups, language: string): GameLookups {
  const { currency, session, pollsSpins } = rendered;
  return {
    jackpots: {
      key: `jackpots ${currency} ${language}`,
      async read(signal) {
        const query = { currencyCode: currency, language, channelType: channelTypeOf(window) };
        return amountsOf((await readJackpots({ query, signal })).jackpots);
      },
    },
    freeGames: {
      key: "free games",
      read: async (signal) => new Set((await readFreeGames({ signal })).games),
    },
    spins:
      pollsSpins && session !== null
        ? {
            key: `promotional spins ${session}`,
            read: async (signal) => new Set((await readSpins({ session, signal })).games),
          }
        : null,
    rendered: {
      jackpots: amountsOf(rendered.jackpots),
      freeGames: new Set(rendered.freeGames),
      spins: new Set(rendered.spins),
    },
  };
}
