import { createHash } from "node:crypto";
import {
  dateOf,
  dayOf,
  horseOf,
  type Meeting,
  meetingsOn,
  type Run,
  raceCard,
  type World,
} from "@parlour/racing";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { insertRaces, listMeetingIds } from "./race-store.ts";

const SEED = "parlour";
/** Cards are published for today and tomorrow. */
const DAYS_AHEAD = 1;
/** The number of past runs that a card shows for each horse; the rating uses only these. */
const RUNS_KEPT = 6;

export const today = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Returns the seed of our fictional horses and the day on which their invented careers end. That day is the
 * calendar's first day, so that the form is recent on every installation.
 */
export async function loadWorld(db: Queryable, now: Date): Promise<World> {
  const read = () =>
    db.query<World>(`select seed, careers_end_on as "careersEndOn" from racing_worlds where id = 1`);
  const [known] = await read();
  if (known) return known;
  await db.query(
    "insert into racing_worlds (id, seed, careers_end_on) values (1, $1, $2) on conflict do nothing",
    [SEED, today(now)],
  );
  return (await read())[0]!;
}

/**
 * Publishes the cards that are missing, at most one meeting per call. Returns whether more may be missing. A meeting
 * that fails does not hold up the others: its error is reported once no other meeting is left to publish.
 */
export async function publishCards(kit: Kit): Promise<boolean> {
  const now = kit.clock.now();
  const world = await loadWorld(kit.db, now);
  const failures: unknown[] = [];
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = dateOf(dayOf(today(now)) + ahead);
    const published = new Set(await listMeetingIds(kit.db, date));
    const missing = meetingsOn(world, date).filter(({ id }) => !published.has(id));
    // A meeting whose races have all started is not published, for example on the calendar's first day.
    const wanted = missing.filter(({ races }) => races.some(({ startsAt }) => new Date(startsAt) > now));
    for (const meeting of wanted) {
      try {
        await publishMeeting(kit, world, meeting);
        return true;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} meetings were not published`);
  return false;
}

async function publishMeeting(kit: Kit, world: World, { races, ...meeting }: Meeting): Promise<void> {
  const now = kit.clock.now();
  const horseIds = races.flatMap(({ declared }) => declared.map((index) => horseOf(world, index).id));
  const runs = await readRuns(kit.db, horseIds);
  const cards = races
    .filter(({ startsAt }) => new Date(startsAt) > now)
    .map((race) => {
      const card = raceCard(world, { ...meeting, races }, race, (horseId) => runs.get(horseId) ?? []);
      const seed = kit.random.bytes(32).toString("hex");
      return {
        id: race.id,
        meetingId: meeting.id,
        date: meeting.date,
        courseId: meeting.courseId,
        number: race.number,
        startsAt: new Date(race.startsAt),
        card: {
          ...card,
          meeting,
          runners: card.runners.map((runner) => ({ ...runner, runs: runner.runs.slice(-RUNS_KEPT) })),
        },
        seed,
        seedHash: createHash("sha256").update(seed).digest("hex"),
        provider: null,
      };
    });
  await insertRaces(kit.db, cards);
}

/** Reads the runs of these horses since the calendar began, oldest first. */
export async function readRuns(
  db: Queryable,
  horseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const rows = await db.query<{ horseId: string; run: Run }>(
    `select horse_id as "horseId", run from racing_runs where horse_id = any($1) order by ran_at`,
    [horseIds],
  );
  const runs = new Map<string, Run[]>();
  for (const { horseId, run } of rows) runs.set(horseId, [...(runs.get(horseId) ?? []), run]);
  return runs;
}
