import { rollStudioBetBack as call } from "@parlour/contracts/calls/play/seamless-wallet/roll-studio-bet-back";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StudioParts } from "../studio-parts.ts";
import { requireStudioSession, studioWager, toStudioResult, transactionOf } from "../studio-request.ts";

export function rollStudioBetBack(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const { transactionId, originalTransactionId } = input.body;
    const answer = await parts.wagering.apply({
      ...studioWager(session, input.body),
      kind: "refund",
      operationId: transactionOf(session, transactionId),
      refunds: transactionOf(session, originalTransactionId),
    });
    return toStudioResult(session, transactionId, answer);
  });
}
