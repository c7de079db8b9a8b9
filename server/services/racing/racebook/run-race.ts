import { fairStream } from "@parlour/games/kit/math/fair-stream";
import { drawFinish, drawTracks, resultRuns } from "@parlour/racing";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { modelOf, startingPricesOf, withdrawnRunners } from "./race-prices.ts";
import { lockRace, type RaceRow, updateRace } from "./race-store.ts";

/** The time between the last horse's finish and the official result. */
const STEWARDS_MS = 10_000;
const FEWEST_RUNNERS = 2;

/**
 * Starts the race: closes betting and draws the result. The row is locked, so a stake that is being taken commits first
 * or sees the race closed. The result follows from the seed whose hash was published with the card.
 */
export async function startRace({ db, clock }: Kit, raceId: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const now = clock.now();
    const race = await lockRace(tx, raceId);
    // A provider's race is started and decided by its messages.
    if (race?.state !== "OPEN" || race.startsAt > now || race.provider !== null) return false;
    const model = modelOf(race);
    if (model.runners.length < FEWEST_RUNNERS) {
      await updateRace(tx, raceId, { state: "VOID", offAt: now });
      return true;
    }
    const random = fairStream({ serverSeed: race.seed!, clientSeed: race.id, nonce: 0 });
    const finish = drawFinish(model, random);
    const { runners, race: details } = race.card;
    const styles = new Map(runners.map(({ number, horse }) => [number, horse.style]));
    const tracks = drawTracks(finish, { distanceMetres: details.distanceMetres, styles }, random);
    const lastMs = Math.max(...tracks.map(({ passesMs }) => passesMs.at(-1)!));
    await updateRace(tx, raceId, {
      state: "RUNNING",
      offAt: now,
      officialAt: new Date(now.getTime() + lastMs + STEWARDS_MS),
      finish,
      tracks,
      startingPrices: startingPricesOf(race),
    });
    return true;
  });
}

/** Makes the result official and adds it to the horses' careers. */
export async function makeOfficial({ db, clock }: Kit, raceId: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const race = await lockRace(tx, raceId);
    if (race?.state !== "RUNNING" || race.objection !== null) return false;
    // A provider's race has no `officialAt` before its result arrives.
    if (race.officialAt === null || race.officialAt > clock.now()) return false;
    await updateRace(tx, raceId, { state: "OFFICIAL" });
    await writeRuns(tx, race);
    return true;
  });
}

/** Adds an official result to the horses' careers, in place of what an earlier version of the result had added. */
export async function writeRuns(tx: Queryable, race: RaceRow): Promise<void> {
  await tx.query("delete from racing_runs where race_id = $1", [race.id]);
  const { course } = race.card.meeting;
  const runs = resultRuns(race.card, race.card.meeting, {
    order: race.finish!.order,
    withdrawn: withdrawnRunners(race),
  });
  const rows = race.card.runners.flatMap(({ horse, jockey }) => {
    const run = runs.get(horse.id);
    if (!run) return [];
    return [
      { horseId: horse.id, jockeyId: jockey.id, run: course ? { ...run, courseName: course.name } : run },
    ];
  });
  await tx.query(
    `insert into racing_runs (horse_id, race_id, jockey_id, place, run, ran_at)
       select horse_id, $1, jockey_id, place, run, $2
       from unnest($3::text[], $4::text[], $5::int[], $6::jsonb[]) as r (horse_id, jockey_id, place, run)
       on conflict do nothing`,
    [
      race.id,
      race.offAt,
      rows.map(({ horseId }) => horseId),
      rows.map(({ jockeyId }) => jockeyId),
      rows.map(({ run }) => run.place),
      rows.map(({ run }) => JSON.stringify(run)),
    ],
  );
}

/**
 * Returns whether a race still takes bets: it is open, its start is in the future by the server's clock, and no message
 * of its provider is missing.
 */
export const isOpenForBets = (
  { state, startsAt, hasGap }: Pick<RaceRow, "state" | "startsAt" | "hasGap">,
  now: Date,
): boolean => state === "OPEN" && startsAt > now && !hasGap;

/**
 * Returns whether a pool still takes bets. All its races must, because a delay can move the first race past the start of
 * a later one, whose result would be known.
 */
export const isPoolOpen = (
  { raceIds }: { raceIds: readonly string[] },
  meeting: readonly Pick<RaceRow, "id" | "state" | "startsAt" | "hasGap">[],
  now: Date,
): boolean => raceIds.every((id) => meeting.some((race) => race.id === id && isOpenForBets(race, now)));
