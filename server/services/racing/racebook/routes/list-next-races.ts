import { listNextRaces as call } from "@parlour/contracts/calls/racing/racebook/list-next-races";
import { type Route, route } from "../../../../kit/service.ts";
import { listNext, listRunning } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { shortLived } from "../short-lived.ts";
import { summaryOf } from "../views.ts";

const KEPT_MS = 1_000;

export function listNextRaces({ kit: { db, clock } }: RacebookParts): Route {
  const read = shortLived(clock, KEPT_MS, async (limit) => {
    const [running, races] = await Promise.all([listRunning(db), listNext(db, clock.now(), Number(limit))]);
    return { running: running.map(summaryOf), races: races.map(summaryOf) };
  });
  return route(call, async ({ query }) => ({
    now: clock.now().toISOString(),
    ...(await read(String(query.limit))),
  }));
}
