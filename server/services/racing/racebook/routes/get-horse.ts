import { getHorse as call } from "@parlour/contracts/calls/racing/racebook/get-horse";
import { careerOf, careerRecord, horseOf, ratingOf, STABLE_SIZE, silksOf, trainersOf } from "@parlour/racing";
import type { Queryable } from "../../../../kit/database.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { loadWorld, readRuns, today } from "../calendar.ts";
import { findLatestEntry, listEntries } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { formRunOf, summaryOf } from "../views.ts";

export function getHorse({ kit: { db, clock } }: RacebookParts): Route {
  return route(call, async ({ params: { horseId } }) => {
    const now = clock.now();
    const found = /^horse_\d{4}$/.test(horseId)
      ? await readOwnHorse(db, horseId, now)
      : await readProviderHorse(db, horseId);
    if (found === undefined) return refuse("NOT_FOUND");
    const { horse, runs, ...about } = found;
    const entries = await listEntries(db, today(now), { horse: { id: horseId } });
    return {
      horseId,
      name: horse.name,
      sex: horse.sex,
      colour: horse.colour,
      age: horse.age,
      style: horse.style,
      ...about,
      record: careerRecord(runs),
      runs: runs.toReversed().map(formRunOf),
      entries: entries.map(summaryOf),
    };
  });
}

async function readOwnHorse(db: Queryable, horseId: string, now: Date) {
  const index = Number(horseId.slice("horse_".length));
  if (index >= STABLE_SIZE) return undefined;
  const world = await loadWorld(db, now);
  const horse = horseOf(world, index);
  const results = await readRuns(db, [horseId]);
  const runs = [...careerOf(world, horse), ...(results.get(horseId) ?? [])];
  return {
    horse,
    runs,
    trainer: trainersOf(world).find(({ id }) => id === horse.trainerId)?.name ?? "",
    rating: Math.round(ratingOf(runs)),
    silks: silksOf(world, horse.owner),
  };
}

/**
 * Reads a provider's horse from its latest card. The card lists only runs before that race, so later runs come from our
 * results.
 */
async function readProviderHorse(db: Queryable, horseId: string) {
  const race = await findLatestEntry(db, { horse: { id: horseId } });
  const runner = race?.card.runners.find(({ horse }) => horse.id === horseId);
  if (race === undefined || runner === undefined) return undefined;
  const results = await readRuns(db, [horseId]);
  const since = (results.get(horseId) ?? []).filter(({ date }) => date >= race.date);
  return {
    horse: runner.horse,
    runs: [...runner.runs, ...since],
    trainer: runner.trainer ?? "",
    rating: runner.rating,
    silks: runner.silks,
  };
}
