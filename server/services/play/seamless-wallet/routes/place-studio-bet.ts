import { placeStudioBet as call } from "@parlour/contracts/calls/play/seamless-wallet/place-studio-bet";
import { amountOf } from "@parlour/rules/money";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { gameWalletOf } from "../game-wallet.ts";
import type { StudioParts } from "../studio-parts.ts";
import {
  parseStudioAmount,
  requireStudioSession,
  studioOperation,
  toStudioResult,
} from "../studio-request.ts";

export function placeStudioBet(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "open");
    if (isRefusal(session)) return session;
    const stakeMinor = parseStudioAmount(session, input.body);
    if (isRefusal(stakeMinor)) return stakeMinor;
    const { currency, gameId } = session;
    const limits = stakeLimitsOf(currency, await parts.stakesOf(gameId));
    const operation = studioOperation(session, input.body, { kind: "bet", stakeMinor, limits });
    const answer = await gameWalletOf(parts.kit).apply(operation);
    if (answer.outcome === "LIMIT_EXCEEDED") {
      const [min, max] = [limits.minMinor, limits.maxMinor].map((minor) => amountOf(BigInt(minor), currency));
      return refuse("LIMIT_EXCEEDED", { min, max });
    }
    return toStudioResult(session, input.body.transactionId, answer);
  });
}
