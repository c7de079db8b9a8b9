import { getPokerTournament as call } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readTournament } from "../read-tournaments.ts";
import type { TournamentParts } from "../tournament-parts.ts";

export function getPokerTournament(parts: TournamentParts): Route {
  return route(
    call,
    async ({ params, session }) =>
      (await readTournament(parts, params.tournamentId, session?.playerId ?? null)) ?? refuse("NOT_FOUND"),
  );
}
