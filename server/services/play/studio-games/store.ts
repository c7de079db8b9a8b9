import type { StudioImport } from "@parlour/contracts/entities/studio-catalogue";
import type { StudioFeedGame, StudioPicture } from "@parlour/contracts/entities/studio-feed";
import type { Queryable, Transaction } from "../../../kit/database.ts";

/** A document as the import published it: the hash of its text, and the version that the content system gave it. */
export type PublishedText = { source: string; etag: string };

export type StudioGameRow = {
  id: string;
  studio: string;
  studioGameId: string;
  slug: string;
  entry: StudioFeedGame;
  documents: Record<string, PublishedText>;
  isOffered: boolean;
  importedAt: Date;
};

const columns = `id, studio, studio_game_id as "studioGameId", slug, entry, documents, is_offered as "isOffered",
  imported_at as "importedAt"`;
/** The maximum number of games of all studios together; each studio has at most 500 games. */
const mostGames = 20_000;

export function listStudioGames(db: Queryable): Promise<StudioGameRow[]> {
  return db.query<StudioGameRow>(`select ${columns} from studio_games order by studio, slug limit $1`, [
    mostGames,
  ]);
}

/** Returns the studio that has a slug. Two studios' slugs can be equal: `acme` has `pro-x`, and `acme-pro` has `x`. */
export async function findStudioOfSlug(db: Queryable, slug: string): Promise<string | undefined> {
  const [row] = await db.query<{ studio: string }>("select studio from studio_games where slug = $1", [slug]);
  return row?.studio;
}

/** Adds a game or replaces its entry. A new game is not offered until its texts and pictures have been imported. */
export async function saveStudioGame(
  db: Queryable,
  game: { studio: string; slug: string; entry: StudioFeedGame },
  now: Date,
): Promise<StudioGameRow> {
  const [row] = await db.query<StudioGameRow>(
    `insert into studio_games (studio, studio_game_id, slug, entry, is_offered, imported_at)
     values ($1, $2, $3, $4, false, $5)
     on conflict (studio, studio_game_id) do update set entry = excluded.entry, imported_at = excluded.imported_at
     returning ${columns}`,
    [game.studio, game.entry.id, game.slug, JSON.stringify(game.entry), now],
  );
  return row!;
}

export async function saveDocuments(
  db: Queryable,
  gameId: string,
  documents: Record<string, PublishedText>,
): Promise<void> {
  await db.query("update studio_games set documents = $2 where id = $1", [gameId, JSON.stringify(documents)]);
}

/**
 * Offers these games of a studio, leaves the unfinished ones (given by their ids at the studio) as they were, and
 * withdraws the others. Returns how many are offered now, and how many were withdrawn.
 */
export async function offerOnly(
  db: Queryable,
  studio: string,
  { offered, unfinished }: { offered: readonly string[]; unfinished: readonly string[] },
): Promise<{ offered: number; withdrawn: number }> {
  const withdrawn = await db.query(
    `update studio_games set is_offered = false
     where studio = $1 and is_offered and id <> all($2) and studio_game_id <> all($3) returning id`,
    [studio, offered, unfinished],
  );
  await db.query("update studio_games set is_offered = true where studio = $1 and id = any($2)", [
    studio,
    offered,
  ]);
  const [now] = await db.query<{ count: number }>(
    "select count(*)::int as count from studio_games where studio = $1 and is_offered",
    [studio],
  );
  return { offered: now!.count, withdrawn: withdrawn.length };
}

/** Returns the hash of a picture that is stored; undefined if there is none. */
export async function findPictureHash(
  db: Queryable,
  gameId: string,
  picture: StudioPicture,
): Promise<string | undefined> {
  const [row] = await db.query<{ sha256: string }>(
    "select sha256 from studio_game_pictures where game_id = $1 and picture = $2 limit 1",
    [gameId, picture],
  );
  return row?.sha256;
}

export type PictureFile = { file: string; bytes: Buffer };

export async function replacePicture(
  tx: Transaction,
  { gameId, picture, sha256 }: { gameId: string; picture: StudioPicture; sha256: string },
  files: readonly PictureFile[],
): Promise<void> {
  await tx.query("delete from studio_game_pictures where game_id = $1 and picture = $2", [gameId, picture]);
  for (const { file, bytes } of files) {
    await tx.query(
      "insert into studio_game_pictures (file, game_id, picture, sha256, bytes) values ($1, $2, $3, $4, $5)",
      [file, gameId, picture, sha256, bytes],
    );
  }
}

export async function findPicture(db: Queryable, file: string): Promise<Buffer | undefined> {
  const [row] = await db.query<{ bytes: Buffer }>("select bytes from studio_game_pictures where file = $1", [
    file,
  ]);
  return row?.bytes;
}

export async function saveImport(db: Queryable, studio: string, result: StudioImport): Promise<void> {
  await db.query(
    `insert into studio_imports (studio, result) values ($1, $2)
     on conflict (studio) do update set result = excluded.result`,
    [studio, JSON.stringify(result)],
  );
}

export async function listImports(db: Queryable): Promise<Map<string, StudioImport>> {
  const rows = await db.query<{ studio: string; result: StudioImport }>(
    "select studio, result from studio_imports limit 500",
  );
  return new Map(rows.map(({ studio, result }) => [studio, result]));
}
