import { readdirSync, readFileSync } from "node:fs";
import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { GameOffer } from "@parlour/server/kit/ports/game-offer";
import type { Jackpots } from "@parlour/server/kit/ports/jackpots";
import { gameOffer } from "@parlour/server/services/play/games";

type TestGames = { offer: GameOffer; hasArt(slug: string): boolean; jackpots: Jackpots };
type Pool = Awaited<ReturnType<Jackpots["list"]>>[number];

const folder = new URL("../languages/en/content/games/", import.meta.url);

/** Returns every game that has seed content. */
export function describedGames(): readonly GameDocument[] {
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as GameDocument,
  );
}

/** Offers the given games, or all games with content, for tests of the pages around them. */
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
        const payTables = gameOffer.find(slug)?.payTables ?? [];
        return document && { id: document.id, slug, returnToPlayer: 96.5, volatility: "medium", payTables };
      },
    },
    hasArt: () => true,
    jackpots: { list: async () => jackpots },
  };
}
