import { getStudioBalance as call } from "@parlour/contracts/calls/play/seamless-wallet/get-studio-balance";
import { amountOf } from "@parlour/rules/money";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import type { StudioParts } from "../studio-parts.ts";
import { requireStudioSession } from "../studio-request.ts";

export function getStudioBalance(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "open");
    if (isRefusal(session)) return session;
    const balance = await gameWalletOf(parts.kit).balanceOf(session.playerId);
    return {
      balance: amountOf(BigInt(balance?.amountMinor ?? 0), session.currency),
      currency: session.currency,
    };
  });
}
