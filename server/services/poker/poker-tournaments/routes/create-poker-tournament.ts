import { createPokerTournament as call } from "@parlour/contracts/calls/poker/poker-tournaments/create-poker-tournament";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { overlayDollars, planTournament } from "../plan-tournament.ts";
import { readTournament } from "../read-tournaments.ts";
import type { TournamentParts } from "../tournament-parts.ts";
import { insertTournament } from "../tournament-store.ts";

export function createPokerTournament(parts: TournamentParts): Route {
  const { kit } = parts;
  return route(call, async ({ body, operator }) => {
    const { reason, ...request } = body;
    const now = kit.clock.now();
    const planned = await planTournament(kit.db, request, now);
    if (isRefusal(planned)) return planned;
    const amount = overlayDollars(planned.config);
    if (await kit.fourEyes.needsSecondPerson(kit.db, "POKER_TOURNAMENT", amount)) {
      return refuse("SECOND_PERSON_REQUIRED");
    }
    const id = kit.random.id("tournament");
    const refused = await kit.db.transaction(async (tx) => {
      if (!(await insertTournament(tx, { id, ...planned }, now))) return refuse("CONFLICT");
      const { structure, ...terms } = planned.config;
      const after = { ...terms, startsAt: planned.startsAt };
      await operator.audit(tx, { subject: `pokerTournament:${id}`, after, reason });
      return null;
    });
    if (isRefusal(refused)) return refused;
    return (await readTournament(parts, id, null)) ?? refuse("NOT_FOUND");
  });
}
