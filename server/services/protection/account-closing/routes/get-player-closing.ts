import { getPlayerClosing as call } from "@parlour/contracts/calls/protection/account-closing/get-player-closing";
import { type Route, route } from "../../../../kit/service.ts";
import { findClosing } from "../closing-store.ts";
import type { ClosingParts } from "../parts.ts";

export function getPlayerClosing({ kit }: ClosingParts): Route {
  return route(call, async ({ params: { playerId } }) => {
    const closing = await findClosing(kit.db, playerId);
    if (closing === undefined) return { closing: null };
    const { state, heldReason, requestedBy, requestedAt, closedAt } = closing;
    return {
      closing: {
        state,
        heldReason,
        byPlayer: requestedBy === playerId,
        requestedAt: requestedAt.toISOString(),
        closedAt: closedAt?.toISOString() ?? null,
      },
    };
  });
}
