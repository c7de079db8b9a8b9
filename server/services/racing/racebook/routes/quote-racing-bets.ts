import { quoteRacingBets as call } from "@parlour/contracts/calls/racing/racebook/quote-racing-bets";
import { type Route, route } from "../../../../kit/service.ts";
import { quoteFixed, quotePool } from "../quote-bets.ts";
import { findRaces } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";

export function quoteRacingBets(parts: RacebookParts): Route {
  const { db, clock } = parts.kit;
  return route(call, async ({ body: { fixed, pools } }) => {
    const now = clock.now();
    const races = await findRaces(db, [...new Set(fixed.map(({ raceId }) => raceId))]);
    const byId = new Map(races.map((race) => [race.id, race]));
    return {
      fixed: fixed.map((bet) => quoteFixed(byId.get(bet.raceId), bet, now)),
      pools: await Promise.all(pools.map((bet) => quotePool(parts, bet, now))),
    };
  });
}
