import type { Queryable } from "@parlour/server/kit/database";
import type { ChoiceWindow, Round } from "./round-store.ts";

/** Opens a window in which players choose. The caller holds the lock on the round. */
export async function openWindow(
  db: Queryable,
  { slug, number }: Pick<Round, "slug" | "number">,
  { number: window, opensAt, closesAt }: ChoiceWindow,
): Promise<void> {
  await db.query(
    `update shared_rounds set window_number = $3, window_opens_at = $4, window_closes_at = $5
     where slug = $1 and number = $2`,
    [slug, number, window, opensAt, closesAt],
  );
}

/**
 * Closes the last window: from now on nothing can be chosen, and the end of the round is set. The caller holds the lock
 * on the round.
 */
export async function endChoices(
  db: Queryable,
  { slug, number }: Pick<Round, "slug" | "number">,
  { endsAt, nextAt }: { endsAt: Date; nextAt: Date },
): Promise<void> {
  await db.query(
    `update shared_rounds set window_number = null, window_opens_at = null, window_closes_at = null,
       ends_at = $3, next_at = $4 where slug = $1 and number = $2`,
    [slug, number, endsAt, nextAt],
  );
}

/** Gives players more time in a window. */
export async function extendWindow(
  db: Queryable,
  { slug, number, window }: Round,
  closesAt: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update shared_rounds set window_closes_at = $4
     where slug = $1 and number = $2 and state = 'RUNNING' and window_number = $3 returning number`,
    [slug, number, window?.number ?? null, closesAt],
  );
  return rows.length > 0;
}
