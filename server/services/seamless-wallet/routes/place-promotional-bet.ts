import { placePromotionalBet as call } from "@parlour/contracts/calls/seamless-wallet/place-promotional-bet";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import {
  parseStudioAmount,
  requireStudioSession,
  studioOperation,
  toStudioResult,
} from "../studio-request.ts";

export function placePromotionalBet(kit: Kit): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(kit, input, "open");
    if (isRefusal(session)) return session;
    const stakeMinor = parseStudioAmount(session, input.body, "none");
    if (isRefusal(stakeMinor)) return stakeMinor;
    const { spinsId, transactionId } = input.body;
    const operation = studioOperation(session, input.body, { kind: "bet", stakeMinor, spinsId });
    return toStudioResult(session, transactionId, await gameWalletOf(kit).apply(operation));
  });
}
