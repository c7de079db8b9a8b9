import type { Database, Queryable } from "@parlour/server/kit/database";
import { noteStatus } from "../events/event-store.ts";

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
 * Begins a shift. If a dealer opens the table again, a new shift begins but keeps the time of the last video: the
 * console also opens it again to reconnect the camera, which must not stop betting at once. Another dealer can take
 * over the table only if the present dealer's console has not reported since `awaySince`; otherwise this returns
 * undefined.
 */
export async function beginShift(
  db: Database,
  { slug, operatorId, operatorName }: { slug: string; operatorId: string; operatorName: string },
  { now, awaySince }: { now: Date; awaySince: Date },
): Promise<Shift | undefined> {
  return await db.transaction(async (tx) => {
    const [last] = await tx.query<Shift>(`select ${columns} from dealer_shifts where slug = $1 for update`, [
      slug,
    ]);
    const rows = await tx.query<Shift>(
      `insert into dealer_shifts as shift (slug, operator_id, operator_name, opened_at, seen_at)
       values ($1, $2, $3, $4, $4)
       on conflict (slug) do update set operator_id = $2, operator_name = $3, opened_at = $4, seen_at = $4,
         video_at = case when shift.operator_id = $2 then shift.video_at end
         where shift.operator_id = $2 or shift.seen_at < $5
       returning ${columns}`,
      [slug, operatorId, operatorName, now, awaySince],
    );
    if (rows.length === 0) return undefined;
    const dealer = { slug, part: "DEALER", at: now } as const;
    if (last !== undefined && last.operatorId !== operatorId) {
      const operator = { id: last.operatorId, name: last.operatorName };
      await noteStatus(tx, { ...dealer, isOn: false, operator, details: { reason: "TAKEN_OVER" } });
    }
    await noteStatus(tx, { ...dealer, isOn: true, operator: { id: operatorId, name: operatorName } });
    return rows[0];
  });
}

/**
 * Records that the dealer is still at the table, and whether their video is arriving. Returns false if another dealer has
 * taken over the table.
 */
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

/** Ends the dealer's shift. Returns false if another dealer has the table. */
export async function endShift(
  db: Database,
  { slug, operator, now }: { slug: string; operator: { id: string; name: string }; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const rows = await tx.query(
      "delete from dealer_shifts where slug = $1 and operator_id = $2 returning slug",
      [slug, operator.id],
    );
    if (rows.length > 0) await noteStatus(tx, { slug, part: "DEALER", isOn: false, at: now, operator });
    return rows.length > 0;
  });
}
