import { placeStudioBet as call } from "@parlour/contracts/calls/play/seamless-wallet/place-studio-bet";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StudioParts } from "../studio-parts.ts";
import {
  parseStudioAmount,
  requireBettingSession,
  studioWager,
  toStudioResult,
  transactionOf,
} from "../studio-request.ts";

export function placeStudioBet(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireBettingSession(parts, input);
    if (isRefusal(session)) return session;
    const amount = parseStudioAmount(session, input.body);
    if (isRefusal(amount)) return amount;
    const { transactionId } = input.body;
    const answer = await parts.wagering.apply({
      ...studioWager(session, input.body),
      kind: "place",
      operationId: transactionOf(session, transactionId),
      sessionId: null,
      grantId: null,
      stake: amount,
      ends: false,
    });
    return toStudioResult(session, transactionId, answer);
  });
}
