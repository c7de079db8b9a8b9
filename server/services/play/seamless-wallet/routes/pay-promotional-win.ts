import { payPromotionalWin as call } from "@parlour/contracts/calls/play/seamless-wallet/pay-promotional-win";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StudioParts } from "../studio-parts.ts";
import {
  parseStudioAmount,
  requireStudioSession,
  studioWager,
  toStudioResult,
  transactionOf,
} from "../studio-request.ts";

export function payPromotionalWin(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const amount = parseStudioAmount(session, input.body);
    if (isRefusal(amount)) return amount;
    const wager = studioWager(session, input.body);
    const round = await parts.wagering.rounds.find(session.playerId, wager.wagerId);
    if (!round) return refuse("NOT_FOUND");
    // If the player paid for the round, its win must be reported as an ordinary win.
    if (round.grantId === null) return refuse("CONFLICT");
    const { transactionId } = input.body;
    const answer = await parts.wagering.apply({
      ...wager,
      kind: "pay",
      operationId: transactionOf(session, transactionId),
      win: amount,
      ends: false,
      fromStudioJackpot: false,
    });
    return toStudioResult(session, transactionId, answer);
  });
}
