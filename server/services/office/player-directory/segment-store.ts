import type { PlayerFilter, PlayerSegment } from "@parlour/contracts/entities/player-list";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Row = Omit<PlayerSegment, "createdAt"> & { createdAt: Date };

const columns = `id, name, filter, author, created_at as "createdAt"`;
export const mostSegments = 200;

export async function listSegments(db: Queryable): Promise<PlayerSegment[]> {
  const rows = await db.query<Row>(
    `select ${columns} from player_segments order by lower(name) limit ${mostSegments}`,
  );
  return rows.map(toSegment);
}

/** Stores a segment, replacing one of the same name; returns undefined if the maximum number is reached. */
export async function putSegment(
  tx: Transaction,
  segment: { id: string; name: string; filter: PlayerFilter; author: string; now: Date },
): Promise<PlayerSegment | undefined> {
  const [row] = await tx.query<Row>(
    `insert into player_segments (id, name, filter, author, created_at)
     select $1, $2, $3, $4, $5
     where (select count(*) from player_segments where lower(name) <> lower($2)) < ${mostSegments}
     on conflict (lower(name)) do update
       set name = excluded.name, filter = excluded.filter, author = excluded.author, created_at = excluded.created_at
     returning ${columns}`,
    [segment.id, segment.name, JSON.stringify(segment.filter), segment.author, segment.now],
  );
  return row && toSegment(row);
}

export async function deleteSegment(tx: Transaction, id: string): Promise<PlayerSegment | undefined> {
  const [row] = await tx.query<Row>(`delete from player_segments where id = $1 returning ${columns}`, [id]);
  return row && toSegment(row);
}

function toSegment(row: Row): PlayerSegment {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
