import { negotiatePokerDeal as call } from "@parlour/contracts/calls/poker/poker-tournaments/negotiate-poker-deal";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { talkAboutDeal } from "../deal-talk.ts";
import { readTournament } from "../read-tournaments.ts";
import type { TournamentParts } from "../tournament-parts.ts";

export function negotiatePokerDeal(parts: TournamentParts): Route {
  return route(call, async ({ params: { tournamentId }, body: said, session: { playerId } }) => {
    const refused = await talkAboutDeal(parts, tournamentId, { playerId, said });
    return refused ?? (await readTournament(parts, tournamentId, playerId)) ?? refuse("NOT_FOUND");
  });
}
