import { textArray } from "@parlour/ledger/post-batch";
import type { Database } from "../../../kit/database.ts";
import { groupQueries } from "../../../kit/group-queries.ts";
import { findRaces, type RaceRow } from "./race-store.ts";

const MOST_KEPT = 500;

/**
 * Reads the races of a meeting and caches them. A card is many kilobytes, so only the row versions are read each
 * time, and a card is read again only after its row has changed.
 */
export function createMeetingReader(db: Database) {
  const kept = new Map<string, { rowVersion: string; race: RaceRow }>();
  const readVersions = createVersionReader(db);
  /** Returns the published races of the meeting that this race belongs to, in order; empty if the race is unknown. */
  return async (raceId: string): Promise<RaceRow[]> => {
    const rows = await readVersions(raceId);
    const races = new Map<string, RaceRow>();
    const changed = new Map<string, string>();
    for (const { id, rowVersion } of rows) {
      const known = kept.get(id);
      if (known?.rowVersion === rowVersion) races.set(id, known.race);
      else changed.set(id, rowVersion);
    }
    if (changed.size > 0) {
      if (kept.size + changed.size > MOST_KEPT) kept.clear();
      for (const race of await findRaces(db, [...changed.keys()])) {
        races.set(race.id, race);
        // If the row has changed since its version was read, the card is cached under the older version, so it is
        // read again next time.
        kept.set(race.id, { race, rowVersion: changed.get(race.id)! });
      }
    }
    return rows.flatMap(({ id }) => races.get(id) ?? []);
  };
}

type RaceVersion = { meetingId: string; date: string; id: string; rowVersion: string };

/**
 * Reads the row versions of a meeting's races. Bets that arrive together share a statement, which returns each race
 * once, however many bets are on its meeting.
 */
function createVersionReader(db: Database): (raceId: string) => Promise<readonly RaceVersion[]> {
  return groupQueries<string, readonly RaceVersion[]>({
    async run(raceIds) {
      const rows = await db.query<RaceVersion>(
        `with named as materialized (
           select distinct date, meeting_id from racing_races where id = any($1)
         )
         select r.meeting_id as "meetingId", r.date, r.id, r.xmin::text as "rowVersion"
         from named join racing_races r on r.date = named.date and r.meeting_id = named.meeting_id
         order by r.number`,
        [textArray([...new Set(raceIds)])],
      );
      const meetings = Map.groupBy(rows, ({ date, meetingId }) => `${date}\n${meetingId}`);
      const meetingOf = new Map(rows.map(({ id, date, meetingId }) => [id, `${date}\n${meetingId}`]));
      return raceIds.map((raceId) => meetings.get(meetingOf.get(raceId) ?? "") ?? []);
    },
  });
}

export type MeetingReader = ReturnType<typeof createMeetingReader>;
