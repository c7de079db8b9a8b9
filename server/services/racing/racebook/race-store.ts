import type {
  Finish,
  Horse,
  Meeting,
  Person,
  PoolTerms,
  PoolType,
  Race,
  RaceCard,
  Run,
  Runner,
  StartingPrice,
  Track,
} from "@parlour/racing";
import type { Reader } from "@parlour/wagering/admission";
import type { Queryable } from "../../../kit/database.ts";
import { readPoolTerms } from "./pool-terms.ts";
import type { RaceState } from "./race-state.ts";

/** A horse that was taken out of a race, with its price at that moment. */
export type Withdrawal = { runner: number; at: string; priceMilli: number | null };

/** An objection. While it is open, the result does not become official. */
export type Objection = { by: string; at: string; reason: string };

/** A horse's past run, as shown on a card: on one of our courses, or on a course that a provider named. */
export type PublishedRun = Omit<Run, "courseId"> & { courseId?: string; courseName?: string };

export type PublishedRunner = Pick<
  Runner,
  "number" | "interest" | "draw" | "weightPounds" | "rating" | "form" | "silks"
> & {
  horse: Pick<Horse, "id" | "name" | "sex" | "colour" | "age" | "style"> & Partial<Pick<Horse, "trainerId">>;
  jockey: Person;
  runs: readonly PublishedRun[];
  /** The trainer's name, only on a provider's card. */
  trainer?: string;
};

/** The published card, with the data that is added to the horses' careers once there is a result. */
export type PublishedCard = Pick<RaceCard, "model"> & {
  race: Pick<Race, "distanceMetres" | "raceClass" | "isHandicap">;
  runners: PublishedRunner[];
  meeting: Omit<Meeting, "races"> & {
    /** The course, only on a provider's card. */
    course?: { name: string; surface: string };
  };
};

export type RaceRow = {
  id: string;
  meetingId: string;
  date: string;
  courseId: string;
  number: number;
  startsAt: Date;
  state: RaceState;
  version: number;
  card: PublishedCard;
  withdrawals: Withdrawal[];
  /** The seed of the result; null on a provider's race, whose result is not drawn by us. */
  seed: string | null;
  seedHash: string | null;
  offAt: Date | null;
  officialAt: Date | null;
  settledAt: Date | null;
  finish: Finish | null;
  tracks: Track[] | null;
  startingPrices: [number, StartingPrice][] | null;
  /** The version of the result, starting at 1; see `desk/change-result.ts`. */
  resultVersion: number;
  objection: Objection | null;
  /** The provider that sends this race; null for our own calendar. */
  provider: string | null;
  /** The number of the provider's last applied message. */
  sequence: number;
  hasGap: boolean;
  /** The provider's win prices; empty while fixed odds are suspended, null on our own races. */
  quotes: [number, number][] | null;
  pricesVersion: number;
  isResultManual: boolean;
  /** A trader's limit for the liability on each runner, in US cents; null for the house's limit. */
  liabilityLimit: number | null;
  /** Whether fixed win and each-way bets are paid at the starting price if it is better. */
  hasBestOdds: boolean;
  /** The terms of the pools that begin with the race; races from earlier releases have none and use the usual terms. */
  poolTerms: Partial<Record<PoolType, PoolTerms>>;
};

const columns = `id, meeting_id as "meetingId", date, course_id as "courseId", number, starts_at as "startsAt", state,
  version, card, withdrawals, seed, seed_hash as "seedHash", off_at as "offAt", official_at as "officialAt",
  settled_at as "settledAt", finish, tracks, starting_prices as "startingPrices", result_version as "resultVersion",
  objection, provider, sequence, has_gap as "hasGap", quotes, prices_version as "pricesVersion",
  is_result_manual as "isResultManual", liability_limit::float8 as "liabilityLimit", best_odds as "hasBestOdds", pool_terms as "poolTerms"`;

export async function findRace(db: Queryable, id: string): Promise<RaceRow | undefined> {
  return (await findRaces(db, [id]))[0];
}

export type OpenRace = Pick<RaceRow, "startsAt" | "hasGap" | "version" | "pricesVersion" | "liabilityLimit">;

/**
 * Reads the races that take bets, and keeps them from starting or changing until the transaction ends. Races that no
 * longer take bets are not locked, so late bets can't keep a race from being started or settled.
 */
export async function shareRaces(
  tx: Reader,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, OpenRace>> {
  const rows = await tx.query<OpenRace & { id: string }>(
    `select id, starts_at as "startsAt", has_gap as "hasGap", version, prices_version as "pricesVersion",
       liability_limit::float8 as "liabilityLimit"
     from racing_races where id = any($1) and state = 'OPEN' and starts_at > $2 order by id for share`,
    [[...new Set(ids)], now],
  );
  return new Map(rows.map((race) => [race.id, race]));
}

/** Finds races in the order of the ids; unknown ids are left out. */
export async function findRaces(db: Queryable, ids: readonly string[]): Promise<RaceRow[]> {
  const rows = await db.query<RaceRow>(`select ${columns} from racing_races where id = any($1)`, [ids]);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Returns which of these races are open, without reading their cards. */
export async function findOpenRaceIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    "select id from racing_races where id = any($1) and state = 'OPEN'",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Locks the race until the commit: bets wait, and then see the change. */
export async function lockRace(tx: Queryable, id: string): Promise<RaceRow | undefined> {
  const rows = await tx.query<RaceRow>(`select ${columns} from racing_races where id = $1 for update`, [id]);
  return rows[0];
}

export const listByDate = (db: Queryable, date: string): Promise<RaceRow[]> =>
  db.query<RaceRow>(`select ${columns} from racing_races where date = $1 order by starts_at`, [date]);

export const listMeetingIds = async (db: Queryable, date: string): Promise<string[]> =>
  (
    await db.query<{ id: string }>("select distinct meeting_id as id from racing_races where date = $1", [
      date,
    ])
  ).map(({ id }) => id);

export const listByMeeting = (db: Queryable, { date, meetingId }: { date: string; meetingId: string }) =>
  db.query<RaceRow>(
    `select ${columns} from racing_races where date = $1 and meeting_id = $2 order by number`,
    [date, meetingId],
  );

export const listNext = (db: Queryable, now: Date, limit: number): Promise<RaceRow[]> =>
  db.query<RaceRow>(
    `select ${columns} from racing_races where state = 'OPEN' and starts_at > $1 order by starts_at limit $2`,
    [now, limit],
  );

/** Lists the open races with one of these numbers, or all open races, earliest start first. */
export const listOpenNumbered = (
  db: Queryable,
  { now, numbers, limit }: { now: Date; numbers: readonly number[] | null; limit: number },
): Promise<RaceRow[]> =>
  db.query<RaceRow>(
    `select ${columns} from racing_races
     where state = 'OPEN' and starts_at > $1 and ($2::int[] is null or number = any($2))
     order by starts_at, id limit $3`,
    [now, numbers, limit],
  );

export const listRunning = (db: Queryable): Promise<RaceRow[]> =>
  db.query<RaceRow>(
    `select ${columns} from racing_races where settled_at is null and state in ('RUNNING', 'OFFICIAL')
     order by starts_at limit 10`,
  );

export const listSettled = (db: Queryable, before: Date, limit: number): Promise<RaceRow[]> =>
  db.query<RaceRow>(
    `select ${columns} from racing_races where state in ('SETTLED', 'VOID') and starts_at < $1
     order by starts_at desc limit $2`,
    [before, limit],
  );

export const listDates = async (db: Queryable, from: string): Promise<string[]> =>
  (
    await db.query<{ date: string }>(
      "select distinct date from racing_races where date >= $1 order by date",
      [from],
    )
  ).map(({ date }) => date);

/** Lists the races that are due to be started, made official or settled. */
export const listDue = (db: Queryable, now: Date): Promise<{ id: string; state: RaceState }[]> =>
  db.query(
    `select id, state from racing_races
     where settled_at is null and case state
       when 'OPEN' then starts_at <= $1 and provider is null
       when 'RUNNING' then official_at <= $1 and objection is null else true end
     order by starts_at, id`,
    [now],
  );

export async function insertRaces(
  db: Queryable,
  races: readonly Pick<
    RaceRow,
    | "id"
    | "meetingId"
    | "date"
    | "courseId"
    | "number"
    | "startsAt"
    | "card"
    | "seed"
    | "seedHash"
    | "provider"
  >[],
): Promise<void> {
  await db.query(
    `insert into racing_races (id, meeting_id, date, course_id, number, starts_at, state, card, seed, seed_hash,
       provider, quotes, pool_terms)
     select id, meeting_id, date, course_id, number, starts_at, 'OPEN', card, seed, seed_hash,
       provider, case when provider is null then null else '[]'::jsonb end, $11
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::timestamptz[], $7::jsonb[],
       $8::text[], $9::text[], $10::text[])
       as race (id, meeting_id, date, course_id, number, starts_at, card, seed, seed_hash, provider)
     on conflict (id) do nothing`,
    [
      races.map((race) => race.id),
      races.map((race) => race.meetingId),
      races.map((race) => race.date),
      races.map((race) => race.courseId),
      races.map((race) => race.number),
      races.map((race) => race.startsAt),
      races.map((race) => JSON.stringify(race.card)),
      races.map((race) => race.seed),
      races.map((race) => race.seedHash),
      races.map((race) => race.provider),
      JSON.stringify(Object.fromEntries(await readPoolTerms(db))),
    ],
  );
}

export async function updateRace(
  tx: Queryable,
  id: string,
  change: Partial<
    Pick<
      RaceRow,
      | "state"
      | "startsAt"
      | "version"
      | "withdrawals"
      | "offAt"
      | "officialAt"
      | "settledAt"
      | "finish"
      | "tracks"
      | "startingPrices"
      | "resultVersion"
      | "objection"
      | "card"
      | "sequence"
      | "hasGap"
      | "quotes"
      | "pricesVersion"
      | "isResultManual"
      | "liabilityLimit"
      | "hasBestOdds"
    >
  >,
): Promise<void> {
  const names: Record<keyof typeof change, string> = {
    state: "state",
    startsAt: "starts_at",
    version: "version",
    withdrawals: "withdrawals",
    offAt: "off_at",
    officialAt: "official_at",
    settledAt: "settled_at",
    finish: "finish",
    tracks: "tracks",
    startingPrices: "starting_prices",
    resultVersion: "result_version",
    objection: "objection",
    card: "card",
    sequence: "sequence",
    hasGap: "has_gap",
    quotes: "quotes",
    pricesVersion: "prices_version",
    isResultManual: "is_result_manual",
    liabilityLimit: "liability_limit",
    hasBestOdds: "best_odds",
  };
  const entries = Object.entries(change) as [keyof typeof change, unknown][];
  const isJson = (name: string) =>
    ["withdrawals", "finish", "tracks", "starting_prices", "objection", "card", "quotes"].includes(name);
  await tx.query(
    `update racing_races set ${entries.map(([key], at) => `${names[key]} = $${at + 2}`).join(", ")} where id = $1`,
    [
      id,
      ...entries.map(([key, value]) =>
        isJson(names[key]) && value !== null ? JSON.stringify(value) : value,
      ),
    ],
  );
}

/**
 * Ends the settlement of a race, unless its result has been corrected or voided in the meantime, in which case the new
 * result still has to be settled.
 */
export async function markSettled(
  db: Queryable,
  { id, state, resultVersion }: Pick<RaceRow, "id" | "state" | "resultVersion">,
  now: Date,
): Promise<void> {
  await db.query(
    `update racing_races set state = $4, settled_at = $5
     where id = $1 and state = $2 and result_version = $3 and settled_at is null`,
    [id, state, resultVersion, state === "VOID" ? "VOID" : "SETTLED", now],
  );
}

/** Finds the latest race in which a provider's horse or jockey is declared. */
export async function findLatestEntry(
  db: Queryable,
  runner: { horse: { id: string } } | { jockey: { id: string } },
): Promise<RaceRow | undefined> {
  const rows = await db.query<RaceRow>(
    `select ${columns} from racing_races where provider is not null and card @> $1
     order by starts_at desc limit 1`,
    [JSON.stringify({ runners: [runner] })],
  );
  return rows[0];
}

/** Lists the races on or after a date in which a horse or jockey is declared. */
export const listEntries = (
  db: Queryable,
  from: string,
  runner: { horse: { id: string } } | { jockey: { id: string } },
): Promise<RaceRow[]> =>
  db.query<RaceRow>(
    `select ${columns} from racing_races where date >= $1 and card @> $2 order by starts_at`,
    [from, JSON.stringify({ runners: [runner] })],
  );
