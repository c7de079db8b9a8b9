import { getStudioBalance as call } from "@parlour/contracts/calls/seamless-wallet/get-studio-balance";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import { requireStudioSession } from "../studio-request.ts";

export function getStudioBalance(kit: Kit): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(kit, input, "open");
    if (isRefusal(session)) return session;
    const balance = await gameWalletOf(kit).balanceOf(session.playerId);
    return {
      balance: amountOf(BigInt(balance?.amountMinor ?? 0), session.currency),
      currency: session.currency,
    };
  });
}
