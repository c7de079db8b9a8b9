import { endStudioRound as call } from "@parlour/contracts/calls/play/seamless-wallet/end-studio-round";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import type { StudioParts } from "../studio-parts.ts";
import { requireStudioSession, studioOperation, toStudioResult } from "../studio-request.ts";

export function endStudioRound(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const { roundId } = input.body;
    const operation = studioOperation(session, { roundId, transactionId: null }, { kind: "end", ends: true });
    const result = toStudioResult(session, roundId, await gameWalletOf(parts.kit).apply(operation));
    return isRefusal(result) ? result : { balance: result.balance, currency: result.currency };
  });
}
