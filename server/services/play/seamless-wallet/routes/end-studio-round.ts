import { endStudioRound as call } from "@parlour/contracts/calls/play/seamless-wallet/end-studio-round";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StudioParts } from "../studio-parts.ts";
import { requireStudioSession, studioWager, toStudioResult } from "../studio-request.ts";

export function endStudioRound(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const answer = await parts.wagering.apply({ ...studioWager(session, input.body), kind: "end" });
    const result = toStudioResult(session, input.body.roundId, answer);
    return isRefusal(result) ? result : { balance: result.balance, currency: result.currency };
  });
}
