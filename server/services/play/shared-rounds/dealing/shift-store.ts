import type { Queryable } from "@parlour/server/kit/database";

/** A dealer at a table. `videoAt` is when video last arrived; null if none has arrived yet. */
export type Shift = {
  slug: string;
  operatorId: string;
  operatorName: string;
  openedAt: Date;
  seenAt: Date;
  videoAt: Date | null;
};

const columns = `slug, operator_id as "operatorId", operator_name as "operatorName", opened_at as "openedAt",
  seen_at as "seenAt", video_at as "videoAt"`;

export async function findShift(db: Queryable, slug: string): Promise<Shift | undefined> {
  const rows = await db.query<Shift>(`select ${columns} from dealer_shifts where slug = $1`, [slug]);
  return rows[0];
}

/**
 * Begins a shift. A dealer who opens the table again starts the shift anew. Another dealer can take the table over only
 * if the console of its present dealer has not reported since `awaySince`; otherwise this returns undefined.
 */
export async function beginShift(
  db: Queryable,
  dealer: { slug: string; operatorId: string; operatorName: string },
  { now, awaySince }: { now: Date; awaySince: Date },
): Promise<Shift | undefined> {
  const rows = await db.query<Shift>(
    `insert into dealer_shifts as shift (slug, operator_id, operator_name, opened_at, seen_at)
     values ($1, $2, $3, $4, $4)
     on conflict (slug) do update set operator_id = $2, operator_name = $3, opened_at = $4, seen_at = $4,
       video_at = null
       where shift.operator_id = $2 or shift.seen_at < $5
     returning ${columns}`,
    [dealer.slug, dealer.operatorId, dealer.operatorName, now, awaySince],
  );
  return rows[0];
}

/** Records a report of the dealer's console, with or without video. Returns false if another dealer has the table. */
export async function noteShift(
  db: Queryable,
  { slug, operatorId }: { slug: string; operatorId: string },
  { now, hasVideo }: { now: Date; hasVideo: boolean },
): Promise<boolean> {
  const rows = await db.query(
    `update dealer_shifts set seen_at = $3, video_at = case when $4 then $3 else video_at end
     where slug = $1 and operator_id = $2 returning slug`,
    [slug, operatorId, now, hasVideo],
  );
  return rows.length > 0;
}

export async function endShift(db: Queryable, slug: string, operatorId: string): Promise<boolean> {
  const rows = await db.query(
    "delete from dealer_shifts where slug = $1 and operator_id = $2 returning slug",
    [slug, operatorId],
  );
  return rows.length > 0;
}
