import { getRaceReplay as call } from "@parlour/contracts/calls/racing/racebook/get-race-replay";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findRace } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";

/**
 * Returns the replay of a race. Betting is over at the off, so the whole race can be sent at once and drawn in step
 * with the clock.
 */
export function getRaceReplay({ kit: { db, clock } }: RacebookParts): Route {
  return route(call, async ({ params }) => {
    const race = await findRace(db, params.raceId);
    // A provider sends no sectional times, so there is nothing to draw.
    if (!race?.finish || !race.tracks || !race.offAt || !race.seed || !race.seedHash)
      return refuse("NOT_FOUND");
    return {
      now: clock.now().toISOString(),
      offAt: race.offAt.toISOString(),
      distanceMetres: race.card.race.distanceMetres,
      tracks: race.tracks.map(({ runner, passesMs }) => ({ number: runner, passesMs })),
      order: race.finish.order,
      marginsHundredths: race.finish.marginsHundredths,
      seed: race.seed,
      seedHash: race.seedHash,
    };
  });
}
