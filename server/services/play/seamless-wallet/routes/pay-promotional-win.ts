import { payPromotionalWin as call } from "@parlour/contracts/calls/play/seamless-wallet/pay-promotional-win";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import type { StudioParts } from "../studio-parts.ts";
import {
  parseStudioAmount,
  requireStudioSession,
  roundOf,
  studioOperation,
  toStudioResult,
} from "../studio-request.ts";

export function payPromotionalWin(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const winMinor = parseStudioAmount(session, input.body);
    if (isRefusal(winMinor)) return winMinor;
    const wallet = gameWalletOf(parts.kit);
    const round = await wallet.findRound(session.playerId, roundOf(session, input.body.roundId));
    if (!round) return refuse("NOT_FOUND");
    // A round that the player paid for is paid by an ordinary win.
    if (round.spinsId === null) return refuse("CONFLICT");
    const operation = studioOperation(session, input.body, { kind: "win", winMinor });
    return toStudioResult(session, input.body.transactionId, await wallet.apply(operation));
  });
}
