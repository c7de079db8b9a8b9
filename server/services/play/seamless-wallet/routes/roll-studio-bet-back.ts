import { rollStudioBetBack as call } from "@parlour/contracts/calls/play/seamless-wallet/roll-studio-bet-back";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import type { StudioParts } from "../studio-parts.ts";
import { requireStudioSession, roundOf, toStudioResult, transactionOf } from "../studio-request.ts";

export function rollStudioBetBack(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const { transactionId, originalTransactionId, roundId } = input.body;
    const answer = await gameWalletOf(parts.kit).rollback({
      playerId: session.playerId,
      currency: session.currency,
      operationId: transactionOf(session, transactionId),
      undoes: transactionOf(session, originalTransactionId),
      roundId: roundOf(session, roundId),
    });
    return toStudioResult(session, transactionId, answer);
  });
}
