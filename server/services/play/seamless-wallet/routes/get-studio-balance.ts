import { getStudioBalance as call } from "@parlour/contracts/calls/play/seamless-wallet/get-studio-balance";
import { amountOf } from "@parlour/rules/money";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StudioParts } from "../studio-parts.ts";
import { requireStudioSession } from "../studio-request.ts";

export function getStudioBalance(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "open");
    if (isRefusal(session)) return session;
    // A token outlives the player's sessions, so closed, disabled and excluded players are refused here.
    const player = await parts.players.find(session.playerId);
    if (player?.status !== "ACTIVE") return refuse("TOKEN_INVALID");
    const balance = await parts.wagering.balanceOf(session.playerId, "casino");
    return { balance: amountOf(balance?.amountMinor ?? 0n, session.currency), currency: session.currency };
  });
}
