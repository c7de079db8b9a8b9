import type { Database } from "../../../kit/database.ts";
import { findRaces, type RaceRow } from "./race-store.ts";

const MOST_KEPT = 500;

/**
 * Reads the races of a meeting and caches them by row version: a card is many kilobytes, so it is read again
 * only after its row has changed.
 */
export function createMeetingReader(db: Database) {
  const kept = new Map<string, { rowVersion: string; race: RaceRow }>();

  const keep = async (stale: readonly { id: string; rowVersion: string }[]) => {
    if (kept.size + stale.length > MOST_KEPT) kept.clear();
    const races = await findRaces(
      db,
      stale.map(({ id }) => id),
    );
    // A row that has changed since its version was read is kept under the old version, and read again next time.
    for (const race of races) {
      kept.set(race.id, { race, rowVersion: stale.find(({ id }) => id === race.id)!.rowVersion });
    }
  };

  /** Returns the published races of the meeting that this race belongs to, in order; empty if it is unknown. */
  return async (raceId: string): Promise<RaceRow[]> => {
    const rows = await db.query<{ id: string; rowVersion: string }>(
      `select r.id, r.xmin::text as "rowVersion" from racing_races named
         join racing_races r on r.date = named.date and r.meeting_id = named.meeting_id
       where named.id = $1 order by r.number`,
      [raceId],
    );
    const stale = rows.filter(({ id, rowVersion }) => kept.get(id)?.rowVersion !== rowVersion);
    const found = new Map(rows.map(({ id }) => [id, kept.get(id)?.race]));
    if (stale.length > 0) {
      await keep(stale);
      for (const { id } of rows) found.set(id, kept.get(id)?.race ?? found.get(id));
    }
    return rows.flatMap(({ id }) => found.get(id) ?? []);
  };
}

export type MeetingReader = ReturnType<typeof createMeetingReader>;
