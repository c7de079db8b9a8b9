import { rollStudioBetBack as call } from "@parlour/contracts/calls/seamless-wallet/roll-studio-bet-back";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import { requireStudioSession, roundOf, toStudioResult, transactionOf } from "../studio-request.ts";

export function rollStudioBetBack(kit: Kit): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(kit, input, "known");
    if (isRefusal(session)) return session;
    const { transactionId, originalTransactionId, roundId } = input.body;
    const answer = await gameWalletOf(kit).rollback({
      playerId: session.playerId,
      currency: session.currency,
      operationId: transactionOf(session, transactionId),
      undoes: transactionOf(session, originalTransactionId),
      roundId: roundOf(session, roundId),
    });
    return toStudioResult(session, transactionId, answer);
  });
}
