import { readdirSync, readFileSync } from "node:fs";
import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { GameOffer } from "@parlour/server/kit/ports/game-offer";
import type { Jackpots } from "@parlour/server/kit/ports/jackpots";
import { gameOffer } from "@parlour/server/services/play/games";

type TestGames = { offer: GameOffer; hasArt(slug: string): boolean; jackpots: Jackpots };
type Pool = Awaited<ReturnType<Jackpots["list"]>>[number];

const folder = new URL("../languages/en/content/games/", import.meta.url);

/** The games that the content describes. */
export function describedGames(): readonly GameDocument[] {
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as GameDocument,
  );
}

/** These games, or all of the content's, offered and drawn: for tests of what stands around the games. */
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
