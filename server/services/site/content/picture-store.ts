import type { ContentPicture } from "@parlour/contracts/entities/content-picture";
import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { DrawnPicture } from "./draw-picture.ts";

type PictureRow = Omit<ContentPicture, "createdAt"> & { createdAt: Date };

const columns = `name, width, height, author, created_at as "createdAt"`;

/** Stores a picture. An existing one is kept, because its name is the hash of its bytes. */
export async function insertPicture(
  tx: Transaction,
  { name, width, height, files }: DrawnPicture,
  author: string,
  now: Date,
): Promise<{ picture: ContentPicture; isNew: boolean }> {
  const added = await tx.query(
    `insert into content_pictures (name, width, height, author, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning name`,
    [name, width, height, author, now],
  );
  if (added.length > 0) {
    for (const file of files) {
      await tx.query("insert into content_picture_files (name, width, bytes) values ($1, $2, $3)", [
        name,
        file.width,
        file.bytes,
      ]);
    }
  }
  const [row] = await tx.query<PictureRow>(`select ${columns} from content_pictures where name = $1`, [name]);
  return { picture: toPicture(row!), isNew: added.length > 0 };
}

const mostAtOnce = 200;

/** Lists pictures, newest first, starting after the given one. */
export async function listPictures(
  db: Queryable,
  { after, limit = mostAtOnce }: { after: string | undefined; limit: number | undefined },
): Promise<ContentPicture[]> {
  const rows = await db.query<PictureRow>(
    `select ${columns} from content_pictures
     where $1::text is null
        or (created_at, name) < (select created_at, name from content_pictures last where last.name = $1)
     order by content_pictures.created_at desc, name desc limit $2`,
    [after ?? null, limit],
  );
  return rows.map(toPicture);
}

export async function findPictureFile(
  db: Queryable,
  name: string,
  width: number,
): Promise<Buffer | undefined> {
  const [row] = await db.query<{ bytes: Buffer }>(
    "select bytes from content_picture_files where name = $1 and width = $2",
    [name, width],
  );
  return row?.bytes;
}

function toPicture(row: PictureRow): ContentPicture {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
