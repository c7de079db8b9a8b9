import { readFileSync } from "node:fs";
import type { GameDocument } from "@parlour/contracts/entities/game-document";
import { gameDocumentOf } from "@parlour/games/kit/math/game-document";
import type { GameOffer } from "@parlour/server/kit/ports/game-offer";
import type { Jackpots } from "@parlour/server/kit/ports/jackpots";
import { houseGames } from "@parlour/server/main/house-games";

type TestGames = { offer: GameOffer; hasArt(slug: string): boolean; jackpots: Jackpots };
type Pool = { gameId: string; amountMinor: number };

const folder = new URL("../languages/en/content/games/", import.meta.url);

/** Returns the English catalogue document of every game. */
export function describedGames(): readonly GameDocument[] {
  return houseGames.all.map((game) => {
    const words = JSON.parse(readFileSync(new URL(`${game.slug}.json`, folder), "utf8")) as object;
    return gameDocumentOf(game, words) as GameDocument;
  });
}

/** Offers the given games, or all games, with their pictures, for tests of the lobby and the pages. */
export function everyGame({
  documents = describedGames(),
  jackpots = [],
}: {
  documents?: readonly GameDocument[];
  jackpots?: readonly Pool[];
} = {}): TestGames {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  return {
    offer: {
      find(slug) {
        const document = bySlug.get(slug);
        const { payTables = [], table = null, features = [], figures } = houseGames.findBySlug(slug) ?? {};
        return (
          document && {
            id: document.id,
            slug,
            figures: {
              returnWithin: null,
              maximumWin: 1000,
              hitRate: null,
              ...figures,
              returnToPlayer: 96.5,
            },
            features,
            volatility: "medium",
            payTables,
            table,
            variants: [],
          }
        );
      },
    },
    hasArt: () => true,
    jackpots: {
      list: async () =>
        jackpots.map(({ gameId, amountMinor }) => ({ gameId, pools: [{ tier: "comet", amountMinor }] })),
    },
  };
}
