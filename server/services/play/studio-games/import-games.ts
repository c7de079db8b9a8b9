import { createHash } from "node:crypto";
import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { StudioImport } from "@parlour/contracts/entities/studio-catalogue";
import { STUDIO_PICTURES, type StudioPicture, studioPicture } from "@parlour/contracts/entities/studio-feed";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { drawArt } from "./draw-art.ts";
import { readFeed } from "./read-feed.ts";
import * as store from "./store.ts";
import type { AskStudio, StudioGamesPorts } from "./studio-games-parts.ts";

type ImportParts = Pick<StudioGamesPorts, "documents" | "settings" | "isOwnSlug"> & {
  kit: Pick<Kit, "db" | "clock" | "log">;
  ask: AskStudio;
};

/** Thrown when a picture could not be fetched. The message gives operators the reason. */
class PictureMissing extends Error {}

/**
 * Reads a studio's feed and offers its valid games. Games that are no longer in the feed are withdrawn. If the feed
 * can't be read, nothing changes. A game whose import was interrupted, for example by a time-out, does not change
 * either.
 */
export async function importGames(parts: ImportParts, studio: string): Promise<StudioImport> {
  const { kit, ask, isOwnSlug } = parts;
  const at = kit.clock.now();
  const result: StudioImport = { at: at.toISOString(), offered: 0, withdrawn: 0, fault: null, refused: [] };
  const end = async (change: Partial<StudioImport>): Promise<StudioImport> => {
    const ended = { ...result, ...change };
    await store.saveImport(kit.db, studio, ended);
    return ended;
  };
  let answer: unknown;
  try {
    answer = await ask(studio, { type: "games" });
  } catch (error) {
    return await end({ fault: (error as Error).message });
  }
  const feed = readFeed(studio, answer, isOwnSlug);
  if (feed === undefined) return await end({ fault: "The studio's answer is not a feed of games" });
  const refused = [...feed.refused];
  const offered: string[] = [];
  const unfinished: string[] = [];
  for (const { slug, entry } of feed.games) {
    const game = entry.id;
    try {
      const owner = await store.findStudioOfSlug(kit.db, slug);
      if (owner !== undefined && owner !== studio) {
        refused.push({ game, problem: `${slug} is the address of a game of ${owner}` });
        continue;
      }
      const row = await store.saveStudioGame(kit.db, { studio, slug, entry }, at);
      const problem = (await importPictures(parts, row)) ?? (await publishTexts(parts, row));
      if (problem === undefined) offered.push(row.id);
      else refused.push({ game, problem });
    } catch (error) {
      const isExpected = error instanceof PictureMissing;
      if (!isExpected) kit.log.error({ err: error, studio, game }, "a studio's game was not imported");
      refused.push({ game, problem: isExpected ? error.message : "The import of this game failed" });
      unfinished.push(game);
    }
  }
  return await end({ ...(await store.offerOnly(kit.db, studio, { offered, unfinished })), refused });
}

/**
 * Fetches the pictures whose hashes have changed. Returns the problem with a picture, if there is one; throws if a
 * picture can't be fetched.
 */
async function importPictures(
  { kit, ask }: ImportParts,
  { id: gameId, studio, slug, entry }: store.StudioGameRow,
): Promise<string | undefined> {
  for (const picture of STUDIO_PICTURES) {
    const sha256 = entry.art[picture];
    if ((await store.findPictureHash(kit.db, gameId, picture)) === sha256) continue;
    const fetched = await fetchPicture(ask, studio, { gameId: entry.id, picture, sha256 });
    if (typeof fetched === "string") return fetched;
    const files = await drawArt(slug, picture, fetched);
    if (typeof files === "string") return files;
    await kit.db.transaction((tx) => store.replacePicture(tx, { gameId, picture, sha256 }, files));
  }
  return undefined;
}

async function fetchPicture(
  ask: AskStudio,
  studio: string,
  { gameId, picture, sha256 }: { gameId: string; picture: StudioPicture; sha256: string },
): Promise<{ type: string; bytes: Buffer } | string> {
  let answer: unknown;
  try {
    answer = await ask(studio, { type: "picture", gameId, picture });
  } catch (error) {
    throw new PictureMissing((error as Error).message);
  }
  const sent = studioPicture.safeParse(answer);
  if (!sent.success) return `The answer is not a ${picture} picture`;
  const bytes = Buffer.from(sent.data.base64, "base64");
  return createHash("sha256").update(bytes).digest("hex") === sha256
    ? { type: sent.data.type, bytes }
    : `The ${picture} picture is not the one in the feed`;
}

/** Publishes the game's texts in the content system, where operators can edit and translate them. */
async function publishTexts(
  { kit, documents, settings }: ImportParts,
  game: store.StudioGameRow,
): Promise<string | undefined> {
  const { bucket } = await settings.get();
  const author = `studio:${game.studio}`;
  const key = game.slug;
  const published = { ...game.documents };
  for (const language of Object.keys(game.entry.texts)) {
    const body = documentOf(game, language as "en");
    const source = createHash("sha256").update(JSON.stringify(body)).digest("hex");
    const before = published[language];
    const current = await documents.find(bucket, [language], "game", key);
    // An operator has edited or unpublished the text since the last import, which takes precedence.
    if (before !== undefined && (current?.etag !== before.etag || before.source === source)) continue;
    const place = { bucket, language };
    const draft = await documents.saveDraft(place, { kind: "game", key, body: body as never }, { author });
    const done = isRefusal(draft)
      ? draft
      : await documents.publish({ ...place, kind: "game", key }, draft.version, author);
    if (isRefusal(done)) return `The texts in ${language} were refused`;
    const now = await documents.find(bucket, [language], "game", key);
    published[language] = { source, etag: now?.etag ?? "" };
  }
  await store.saveDocuments(kit.db, game.id, published);
  return undefined;
}

function documentOf({ id, slug, entry }: store.StudioGameRow, language: "en"): GameDocument {
  const { title, picture, description, rules, facts } = entry.texts[language];
  return {
    type: "casino_game_page",
    id,
    slug,
    channel: "casino",
    category: entry.kind,
    subCategory: null,
    badge: null,
    addedAt: entry.releasedAt,
    name: title,
    cardImageAltText: picture,
    description,
    rules,
    pays: facts,
    geoTargetingFilter: null,
    geoRedirect: true,
  };
}
