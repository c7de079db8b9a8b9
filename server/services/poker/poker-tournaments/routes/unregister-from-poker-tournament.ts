import { unregisterFromPokerTournament as call } from "@parlour/contracts/calls/poker/poker-tournaments/unregister-from-poker-tournament";
import { type Route, route } from "../../../../kit/service.ts";
import { unregister } from "../registration.ts";
import type { TournamentParts } from "../tournament-parts.ts";

export function unregisterFromPokerTournament(parts: TournamentParts): Route {
  return route(call, async ({ params: { tournamentId }, session: { playerId } }) => {
    return (await unregister(parts, { tournamentId, playerId })) ?? { tournamentId };
  });
}
