import { payStudioWin as call } from "@parlour/contracts/calls/play/seamless-wallet/pay-studio-win";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StudioParts } from "../studio-parts.ts";
import {
  parseStudioAmount,
  requireStudioSession,
  studioWager,
  toStudioResult,
  transactionOf,
} from "../studio-request.ts";

export function payStudioWin(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const amount = parseStudioAmount(session, input.body);
    if (isRefusal(amount)) return amount;
    const { transactionId } = input.body;
    const answer = await parts.wagering.apply({
      ...studioWager(session, input.body),
      kind: "pay",
      operationId: transactionOf(session, transactionId),
      win: amount,
      ends: false,
      fromStudioJackpot: false,
    });
    return toStudioResult(session, transactionId, answer);
  });
}
