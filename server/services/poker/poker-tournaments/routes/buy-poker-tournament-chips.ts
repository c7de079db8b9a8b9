import { createHash } from "node:crypto";
import { buyPokerTournamentChips as call } from "@parlour/contracts/calls/poker/poker-tournaments/buy-poker-tournament-chips";
import { type Route, route } from "../../../../kit/service.ts";
import { buyChips } from "../purchases.ts";
import type { TournamentParts } from "../tournament-parts.ts";

export function buyPokerTournamentChips(parts: TournamentParts): Route {
  return route(call, async (input) => {
    const { params, body, session, idempotencyKey } = input;
    const { tournamentId } = params;
    const { playerId } = session;
    // The id is derived from the Idempotency-Key, so a retry after a lost answer finds the same purchase.
    const hash = createHash("sha256").update(`${playerId}\n${idempotencyKey}`).digest("hex");
    const purchaseId = `purchase_${hash.slice(0, 24)}`;
    const refusedHere = await parts.location.requireServed(input);
    const order = { tournamentId, playerId, purchaseId, kind: body.kind, refusedHere };
    return (await buyChips(parts, order)) ?? { purchaseId };
  });
}
