import { placePromotionalBet as call } from "@parlour/contracts/calls/play/seamless-wallet/place-promotional-bet";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import type { StudioParts } from "../studio-parts.ts";
import {
  parseStudioAmount,
  requireStudioSession,
  studioOperation,
  toStudioResult,
} from "../studio-request.ts";

export function placePromotionalBet(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "open");
    if (isRefusal(session)) return session;
    const stakeMinor = parseStudioAmount(session, input.body);
    if (isRefusal(stakeMinor)) return stakeMinor;
    const { spinsId, transactionId } = input.body;
    const operation = studioOperation(session, input.body, { kind: "bet", stakeMinor, spinsId });
    return toStudioResult(session, transactionId, await gameWalletOf(parts.kit).apply(operation));
  });
}
