import { listRacingBets as call } from "@parlour/contracts/calls/racing/racebook/list-racing-bets";
import { type Route, route } from "../../../../kit/service.ts";
import { type BetRow, listOwnBets } from "../bet-store.ts";
import { parseCursor } from "../cursor.ts";
import { parsePoolId, poolsFrom } from "../pool-offers.ts";
import { findRaces, listByMeeting, type RaceRow } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { betOf } from "../views.ts";

export function listRacingBets({ kit: { db } }: RacebookParts): Route {
  return route(call, async ({ session, query }) => {
    const bets = await listOwnBets(db, {
      playerId: session.playerId,
      state: query.state,
      before: parseCursor(query.cursor),
      limit: query.limit + 1,
    });
    const page = bets.slice(0, query.limit);
    const firsts = await findRaces(db, [...new Set(page.map(({ raceId }) => raceId))]);
    const items = [];
    for (const bet of page) {
      const first = firsts.find(({ id }) => id === bet.raceId);
      items.push(betOf(bet, first ? await racesOf(bet, first) : []));
    }
    const last = page.at(-1);
    const nextCursor = bets.length > query.limit && last ? `${last.placedAt.toISOString()}/${last.id}` : null;
    return { items, nextCursor };
  });

  async function racesOf(bet: BetRow, first: RaceRow): Promise<RaceRow[]> {
    const type = bet.poolId === null ? undefined : parsePoolId(bet.poolId)?.type;
    if (type === undefined || !/^(daily|pick)-/.test(type)) return [first];
    const meeting = await listByMeeting(db, first);
    const ids = poolsFrom(first, meeting).find(({ id }) => id === bet.poolId)?.raceIds ?? [first.id];
    return meeting.filter(({ id }) => ids.includes(id));
  }
}
