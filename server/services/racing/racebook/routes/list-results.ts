import { listResults as call } from "@parlour/contracts/calls/racing/racebook/list-results";
import { type Route, route } from "../../../../kit/service.ts";
import { listEndingPools } from "../pool-store.ts";
import { listSettled } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { dividendsOf, summaryOf } from "../views.ts";

export function listResults({ kit: { db, clock } }: RacebookParts): Route {
  return route(call, async ({ query }) => {
    const before = query.cursor === undefined ? clock.now() : new Date(query.cursor);
    const races = await listSettled(db, before, query.limit + 1);
    const page = races.slice(0, query.limit);
    const pools = await listEndingPools(
      db,
      page.map(({ id }) => id),
    );
    const items = page.map((race) => ({
      race: summaryOf(race),
      dividends: pools.filter(({ raceIds }) => raceIds.at(-1) === race.id).flatMap(dividendsOf),
    }));
    const hasMore = races.length > query.limit;
    return { items, nextCursor: hasMore ? page.at(-1)!.startsAt.toISOString() : null };
  });
}
