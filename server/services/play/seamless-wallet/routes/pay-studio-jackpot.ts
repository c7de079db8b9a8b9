import { payStudioJackpot as call } from "@parlour/contracts/calls/play/seamless-wallet/pay-studio-jackpot";
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

export function payStudioJackpot(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const winMinor = parseStudioAmount(session, input.body);
    if (isRefusal(winMinor)) return winMinor;
    const operation = studioOperation(session, input.body, { kind: "win", winMinor, fromJackpots: true });
    return toStudioResult(session, input.body.transactionId, await gameWalletOf(parts.kit).apply(operation));
  });
}
