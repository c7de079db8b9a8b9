import { resetTwoFactor } from "@parlour/contracts/calls/identity/player-verification/reset-two-factor";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { enrolErrors, refuseUnlessProven } from "../operation-limit.ts";
import { endTwoFactor, findTwoFactorState, useSecondFactor } from "../two-factor.ts";
import { isPossible } from "../two-factor-machine.ts";

const operation = "enable2fa";

/** Turns two-factor off. An open session isn't enough: it takes the authenticator or a recovery code. */
export function resetTwoFactorRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(resetTwoFactor, async ({ headers, session }) => {
    const { playerId } = session;
    const state = await findTwoFactorState(kit.db, playerId);
    if (!isPossible(state, "reset")) return refuse("MFA_CONFIGURATION_ERROR");
    if ((headers["x-mfa-operation"] ?? operation) !== operation) {
      return refuse("MFA_ERROR_VALIDATING_OPERATION");
    }
    // An authenticator that is not active yet protects nothing, so removing it needs no code.
    if (state === "ENABLED") {
      const code = headers["x-mfa-code"];
      if (code === undefined) return refuse("MFA_REQUIRED", { operation });
      const proof = { playerId, operation, errors: enrolErrors } as const;
      const refusal = await refuseUnlessProven(kit, proof, () => useSecondFactor(kit, playerId, code));
      if (refusal) return refusal;
    }
    await kit.db.transaction(async (tx) => {
      await endTwoFactor(tx, playerId);
      if (state !== "ENABLED") return;
      await players.sendSecurityLetter(tx, await players.get(playerId, tx), "twoFactorOff");
    });
    return { status: "NOT_ENROLLED" as const };
  });
}
