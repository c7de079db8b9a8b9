import { getOperationStatus } from "@parlour/contracts/calls/identity/player-verification/get-operation-status";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readProofLimit } from "../operation-limit.ts";

export function getOperationStatusRoute(kit: Kit): Route {
  return route(getOperationStatus, async ({ params, session }) => {
    const proofs = await readProofLimit(kit, session.playerId, params.operation);
    return proofs.allowed
      ? { status: "AVAILABLE" as const, remainingBlockingTime: 0 }
      : { status: "BLOCKED" as const, remainingBlockingTime: Math.ceil(proofs.retryAfterSeconds) };
  });
}
