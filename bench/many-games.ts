import { readdirSync, readFileSync } from "node:fs";
import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { Kit } from "@parlour/server/kit/kit";
import { contentStore } from "@parlour/server/services/content";

const folder = new URL("../content/games/en/", import.meta.url);
const firsts = [
  "Amber",
  "Velvet",
  "Midnight",
  "Golden",
  "Silver",
  "Copper",
  "Scarlet",
  "Ivory",
  "Hidden",
  "Royal",
];
const seconds = [
  "Orchard",
  "Lantern",
  "Garden",
  "Harbour",
  "Carnival",
  "Express",
  "Treasure",
  "Meridian",
  "Palace",
];
/** The address of a made-up game's picture, with the picture that stands for it. */
export const madeUpPicture = /\/art\/(.+)-g\d+-(\d+\.(?:avif|webp))$/;

/** As many slots as asked for, each with the words of one of ours and a name of its own. */
export function manyGames(count: number): readonly GameDocument[] {
  const slots = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as GameDocument)
    .filter(({ category }) => category === "slots");
  return Array.from({ length: count }, (_, index) => {
    const like = slots[index % slots.length]!;
    const name = `${firsts[index % firsts.length]} ${seconds[index % seconds.length]} ${index + 1}`;
    return { ...like, id: String(50_000 + index), slug: `${like.slug}-g${index}`, name };
  });
}

export function manyGamesOffer(documents: readonly GameDocument[]) {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  return {
    offer: {
      find(slug: string) {
        const document = bySlug.get(slug);
        return document && { id: document.id, slug, returnToPlayer: 96.5, volatility: "medium" as const };
      },
    },
    hasArt: () => true,
    jackpots: { list: async () => [] },
  };
}

export async function publishGames(kit: Kit, documents: readonly GameDocument[]): Promise<void> {
  const store = contentStore(kit);
  const place = { bucket: "default", language: "en" };
  for (const body of documents) {
    const what = { kind: "game" as const, key: body.slug };
    const saved = await store.saveDraft(place, { ...what, body }, { author: "bench" });
    await store.publish({ ...place, ...what }, "version" in saved ? saved.version : 0, "bench");
  }
}
