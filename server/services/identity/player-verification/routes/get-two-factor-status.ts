import { getTwoFactorStatus } from "@parlour/contracts/calls/identity/player-verification/get-two-factor-status";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readProofLimit } from "../operation-limit.ts";
import { findTwoFactorState } from "../two-factor.ts";

export function getTwoFactorStatusRoute(kit: Kit): Route {
  return route(getTwoFactorStatus, async ({ session }) => {
    const status = await findTwoFactorState(kit.db, session.playerId);
    if (status === "ENABLED") return { status };
    const proofs = await readProofLimit(kit, session.playerId, "enable2fa");
    return { status: proofs.allowed ? status : ("BLOCKED" as const) };
  });
}
