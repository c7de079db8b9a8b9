import { listPokerTournaments as call } from "@parlour/contracts/calls/poker/poker-tournaments/list-poker-tournaments";
import { type Route, route } from "../../../../kit/service.ts";
import { readTournaments } from "../read-tournaments.ts";
import type { TournamentParts } from "../tournament-parts.ts";
import { listTournaments } from "../tournament-store.ts";

/** Scheduled tournaments stay in the list for a while after they end. */
const keptMs = 60 * 60_000;

export function listPokerTournaments(parts: TournamentParts): Route {
  const { db, clock } = parts.kit;
  return route(call, async ({ session }) => {
    const playerId = session?.playerId ?? null;
    const endedAfter = new Date(clock.now().getTime() - keptMs);
    const rows = await listTournaments(db, { playerId, endedAfter });
    return { tournaments: await readTournaments(parts, rows, playerId) };
  });
}
