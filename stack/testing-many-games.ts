import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { GameDocument } from "@parlour/contracts/entities/game-document";
import { type TestStack, testStack } from "./testing.ts";
import { describedGames, everyGame } from "./testing-games.ts";

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
/** Matches the picture path of a generated game and captures the path of the original picture. */
const madeUpPicture = /^\/art\/(.+)-g\d+-(\d+\.(?:avif|webp))$/;

/** Serves the pictures of the original games for the generated ones, which have none. */
function serveOriginalPictures(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = request.url?.replace(madeUpPicture, "/art/$1-$2") ?? "";
  });
}

/** Generates slots, each with the texts of a real one and a unique name. */
export function manyGames(count: number): readonly GameDocument[] {
  const slots = describedGames().filter(({ category }) => category === "slots");
  return Array.from({ length: count }, (_, index) => {
    const like = slots[index % slots.length]!;
    const name = `${firsts[index % firsts.length]} ${seconds[index % seconds.length]} ${index + 1}`;
    return { ...like, id: String(50_000 + index), slug: `${like.slug}-g${index}`, name };
  });
}

/** Inserts all games in one statement, because publishing them one by one would take longer than the test. */
export async function publishGames(
  { kit, ports }: TestStack,
  documents: readonly GameDocument[],
): Promise<void> {
  const bodies = JSON.stringify(documents);
  await kit.db.query(
    `with written as (
       insert into content_versions (bucket, language, kind, key, version, body, author, checksum)
       select 'default', 'en', 'game', body->>'slug', 1, body, 'test', body->>'slug'
         from jsonb_array_elements($1::jsonb) body
       returning bucket, language, kind, key, version
     )
     insert into content_documents (bucket, language, kind, key, published_version)
     select bucket, language, kind, key, version from written`,
    [bodies],
  );
  // Seeding a new document makes the content store compare its cache with the database and find the inserted games.
  const seed = { language: "en", kind: "page", key: "/many", body: {}, checksum: "many" } as const;
  await ports.content.seed("many", [seed]);
}

/**
 * Starts the whole product with the given number of slots, in memory, because writing each document to disk
 * would be slow.
 */
export async function manyGamesStack(count: number): Promise<TestStack> {
  const documents = manyGames(count);
  const stack = await testStack({ shell: "built", games: everyGame({ documents }) });
  serveOriginalPictures();
  await publishGames(stack, documents);
  return stack;
}
