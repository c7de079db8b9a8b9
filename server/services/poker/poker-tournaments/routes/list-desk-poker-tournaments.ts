import { listDeskPokerTournaments as call } from "@parlour/contracts/calls/poker/poker-tournaments/list-desk-poker-tournaments";
import { type Route, route } from "../../../../kit/service.ts";
import { readTournaments } from "../read-tournaments.ts";
import type { TournamentParts } from "../tournament-parts.ts";
import { listScheduled } from "../tournament-store.ts";

export function listDeskPokerTournaments(parts: TournamentParts): Route {
  return route(call, async ({ query: { status = null, cursor = null, limit } }) => {
    const rows = await listScheduled(parts.kit.db, { status, before: cursor, limit: limit + 1 });
    const last = rows[limit - 1];
    return {
      items: await readTournaments(parts, rows.slice(0, limit), null),
      nextCursor: rows.length > limit && last ? `${last.startsAt!.toISOString()}/${last.id}` : null,
    };
  });
}
