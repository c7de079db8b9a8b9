import { getHorse as call } from "@parlour/contracts/calls/racing/racebook/get-horse";
import { careerOf, careerRecord, horseOf, ratingOf, STABLE_SIZE, silksOf, trainersOf } from "@parlour/racing";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { loadWorld, readRuns, today } from "../calendar.ts";
import { listEntries } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { formRunOf, summaryOf } from "../views.ts";

export function getHorse({ kit: { db, clock } }: RacebookParts): Route {
  return route(call, async ({ params: { horseId } }) => {
    const index = Number(horseId.slice("horse_".length));
    if (index >= STABLE_SIZE) return refuse("NOT_FOUND");
    const now = clock.now();
    const world = await loadWorld(db, now);
    const horse = horseOf(world, index);
    const results = await readRuns(db, [horseId]);
    const runs = [...careerOf(world, horse), ...(results.get(horseId) ?? [])];
    const entries = await listEntries(db, today(now), { horse: { id: horseId } });
    return {
      horseId,
      name: horse.name,
      sex: horse.sex,
      colour: horse.colour,
      age: horse.age,
      trainer: trainersOf(world).find(({ id }) => id === horse.trainerId)?.name ?? "",
      style: horse.style,
      rating: Math.round(ratingOf(runs)),
      silks: silksOf(world, horse.owner),
      record: careerRecord(runs),
      runs: runs.toReversed().map(formRunOf),
      entries: entries.map(summaryOf),
    };
  });
}
