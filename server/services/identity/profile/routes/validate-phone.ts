import { validatePhone } from "@parlour/contracts/calls/identity/profile/validate-phone";
import type { OperationGuard } from "../../../../kit/ports/operation-guard.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { storeValidatedPhone } from "../store.ts";

/**
 * Verifies the player's phone. The code is required regardless of `mfaOperations`, because receiving it is what
 * verifies a phone.
 */
export function validatePhoneRoute({ players, guard }: { players: Players; guard: OperationGuard }): Route {
  return route(validatePhone, async ({ params, headers, session }) => {
    const player = await players.get(session.playerId);
    const phone = player.phonePrefix + player.phone;
    if (digitsOf(params.phone) !== digitsOf(phone)) {
      return refuseFields([{ code: "PHONE_INVALID", field: "phone" }]);
    }
    if (player.phoneValidated) return refuse("PLAYER_VALIDATED");
    const refusal = await guard.requirePhoneCode(player, headers["x-mfa-code"], (tx) =>
      storeValidatedPhone(tx, player.id, phone),
    );
    return refusal ?? ({ ok: true } as const);
  });
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}
