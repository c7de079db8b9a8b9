import { cancelPokerTournament as call } from "@parlour/contracts/calls/poker/poker-tournaments/cancel-poker-tournament";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { cancelLocked } from "../cancel.ts";
import { readTournament } from "../read-tournaments.ts";
import type { TournamentParts } from "../tournament-parts.ts";
import { lockTournament } from "../tournament-store.ts";

/**
 * Cancels a scheduled tournament; the driver then pays the players. A sit & go is never cancelled, because
 * its players can unregister until it starts.
 */
export function cancelPokerTournament(parts: TournamentParts): Route {
  return route(call, async ({ params: { tournamentId: id }, body: { reason }, operator }) => {
    const refused = await parts.kit.db.transaction(async (tx) => {
      const tournament = await lockTournament(tx, id);
      if (!tournament) return refuse("NOT_FOUND");
      const { status, startsAt } = tournament;
      if (startsAt === null || (status !== "REGISTERING" && status !== "RUNNING")) return refuse("CONFLICT");
      await cancelLocked(tx, parts, tournament);
      const [before, after] = [{ status }, { status: "CANCELLED" }];
      await operator.audit(tx, { subject: `pokerTournament:${id}`, before, after, reason });
      return null;
    });
    if (isRefusal(refused)) return refused;
    return (await readTournament(parts, id, null)) ?? refuse("NOT_FOUND");
  });
}
