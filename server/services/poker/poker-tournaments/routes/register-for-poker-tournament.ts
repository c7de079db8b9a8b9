import { createHash } from "node:crypto";
import { registerForPokerTournament as call } from "@parlour/contracts/calls/poker/poker-tournaments/register-for-poker-tournament";
import { type Route, route } from "../../../../kit/service.ts";
import { register } from "../registration.ts";
import type { TournamentParts } from "../tournament-parts.ts";

export function registerForPokerTournament(parts: TournamentParts): Route {
  return route(call, async (input) => {
    const { params, session, idempotencyKey } = input;
    const { tournamentId } = params;
    const { playerId } = session;
    // The id is derived from the Idempotency-Key, so a retry after a lost answer finds the same entry.
    const hash = createHash("sha256").update(`${playerId}\n${idempotencyKey}`).digest("hex");
    const entryId = `entry_${hash.slice(0, 24)}`;
    const refusedHere = await parts.location.requireServed(input);
    return (await register(parts, { tournamentId, playerId, entryId, refusedHere })) ?? { entryId };
  });
}
