import { subscribe } from "node:diagnostics_channel";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
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
const madeUpPicture = /^\/art\/(.+)-g\d+-(\d+\.(?:avif|webp))$/;

/** Made-up games have no pictures of their own: this process sends those of the games that they are like. */
export function lendPictures(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = request.url?.replace(madeUpPicture, "/art/$1-$2") ?? "";
  });
}

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

/** Written in one go: publishing them one by one takes longer than all that is measured. */
export async function publishGames(kit: Kit, documents: readonly GameDocument[]): Promise<void> {
  const bodies = JSON.stringify(documents);
  await kit.db.query(
    `with written as (
       insert into content_versions (bucket, language, kind, key, version, body, author, checksum)
       select 'default', 'en', 'game', body->>'slug', 1, body, 'bench', body->>'slug'
         from jsonb_array_elements($1::jsonb) body
       returning bucket, language, kind, key, version
     )
     insert into content_documents (bucket, language, kind, key, published_version)
     select bucket, language, kind, key, version from written`,
    [bodies],
  );
  // A seed in a bucket of its own makes the store look for everything that is new.
  const seed = { language: "en", kind: "page", key: "/many", body: {}, checksum: "many" } as const;
  await contentStore(kit).seed("many", [seed]);
}
