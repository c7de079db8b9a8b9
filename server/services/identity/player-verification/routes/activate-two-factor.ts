import { activateTwoFactor as call } from "@parlour/contracts/calls/identity/player-verification/activate-two-factor";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { enrolErrors, refuseUnlessProven } from "../operation-limit.ts";
import { activateTwoFactor, findTwoFactorState } from "../two-factor.ts";
import { isPossible } from "../two-factor-machine.ts";

export function activateTwoFactorRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(call, async ({ body, session }) => {
    const { playerId } = session;
    if (!isPossible(await findTwoFactorState(kit.db, playerId), "activate"))
      return refuse("MFA_CONFIGURATION_ERROR");
    let recoveryCodes: string[] = [];
    const proof = { playerId, operation: "enable2fa", errors: enrolErrors } as const;
    const refusal = await refuseUnlessProven(kit, proof, async () => {
      recoveryCodes = (await activateTwoFactor(kit, players, playerId, body.code)) ?? [];
      return recoveryCodes.length > 0;
    });
    return refusal ?? { status: "ENABLED" as const, recoveryCodes };
  });
}
