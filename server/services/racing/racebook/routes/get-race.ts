import { getRace as call } from "@parlour/contracts/calls/racing/racebook/get-race";
import { paceMap } from "@parlour/racing";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { loadWorld } from "../calendar.ts";
import { poolsFrom } from "../pool-offers.ts";
import { listEndingPools } from "../pool-store.ts";
import { shownTerms } from "../pool-terms.ts";
import { marketsOf } from "../race-prices.ts";
import { findRace, listByMeeting } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { isPoolOpen } from "../run-race.ts";
import { dividendsOf, orderOf, runnersOf, summaryOf } from "../views.ts";

export function getRace({ kit: { db, clock } }: RacebookParts): Route {
  return route(call, async ({ params }) => {
    const race = await findRace(db, params.raceId);
    if (!race) return refuse("NOT_FOUND");
    const now = clock.now();
    const [meeting, world] = await Promise.all([listByMeeting(db, race), loadWorld(db, now)]);
    const order = orderOf(race);
    const ending = order === null ? [] : await listEndingPools(db, [race.id]);
    return {
      race: summaryOf(race),
      now: now.toISOString(),
      version: race.version,
      runners: runnersOf(race, world),
      paceMap: paceMap(race.card),
      eachWayTerms: marketsOf(race).eachWayTerms,
      pools: poolsFrom(race, meeting).map(({ id, type, raceIds, terms }) => ({
        poolId: id,
        type,
        raceIds,
        ...shownTerms(terms),
        isOpen: isPoolOpen({ raceIds }, meeting, now),
      })),
      hasBestOdds: race.hasBestOdds,
      seedHash: race.seedHash,
      result:
        order === null
          ? null
          : {
              order,
              startingPrices: (race.startingPrices ?? []).map(([number, { win }]) => ({
                number,
                price: win / 1000,
              })),
              dividends: ending.flatMap(dividendsOf),
            },
      meeting: meeting.map(summaryOf),
    };
  });
}
