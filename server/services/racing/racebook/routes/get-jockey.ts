import { getJockey as call } from "@parlour/contracts/calls/racing/racebook/get-jockey";
import { jockeysOf } from "@parlour/racing";
import type { Queryable } from "../../../../kit/database.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { loadWorld, today } from "../calendar.ts";
import { findLatestEntry, findRaces, listEntries } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { summaryOf } from "../views.ts";

const RIDES_SHOWN = 20;

/** Finds a jockey's latest ride in a race that a provider sent. */
async function findRide(db: Queryable, jockeyId: string) {
  const race = await findLatestEntry(db, { jockey: { id: jockeyId } });
  return race?.card.runners.find(({ jockey }) => jockey.id === jockeyId);
}

export function getJockey({ kit: { db, clock } }: RacebookParts): Route {
  return route(call, async ({ params: { jockeyId } }) => {
    const now = clock.now();
    const world = await loadWorld(db, now);
    const name =
      jockeysOf(world).find(({ id }) => id === jockeyId)?.name ?? (await findRide(db, jockeyId))?.jockey.name;
    if (name === undefined) return refuse("NOT_FOUND");
    const [counts] = await db.query<{ rides: number; wins: number; placed: number }>(
      `select count(*)::int as rides, count(*) filter (where place = 1)::int as wins,
         count(*) filter (where place <= 3)::int as placed
       from racing_runs where jockey_id = $1`,
      [jockeyId],
    );
    const past = await db.query<{ raceId: string; horseId: string; place: number }>(
      `select race_id as "raceId", horse_id as "horseId", place from racing_runs
       where jockey_id = $1 order by ran_at desc limit $2`,
      [jockeyId, RIDES_SHOWN],
    );
    const races = await findRaces(
      db,
      past.map(({ raceId }) => raceId),
    );
    const entries = await listEntries(db, today(now), { jockey: { id: jockeyId } });
    const ride = (race: (typeof races)[number], place: number | null) => {
      const runner = race.card.runners.find((one) => one.jockey.id === jockeyId);
      return {
        race: summaryOf(race),
        horseId: runner?.horse.id ?? "",
        horse: runner?.horse.name ?? "",
        place,
      };
    };
    const upcoming = entries.filter(({ state }) => state === "OPEN").slice(0, RIDES_SHOWN);
    return {
      jockeyId,
      name,
      ...(counts ?? { rides: 0, wins: 0, placed: 0 }),
      latest: [
        ...upcoming.toReversed().map((race) => ride(race, null)),
        ...races.map((race) => ride(race, past.find(({ raceId }) => raceId === race.id)!.place)),
      ],
    };
  });
}
