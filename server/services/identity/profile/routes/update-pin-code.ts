import { updatePinCode } from "@parlour/contracts/calls/identity/profile/update-pin-code";
import type { Kit } from "../../../../kit/kit.ts";
import type { OperationGuard } from "../../../../kit/ports/operation-guard.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PlayerSession } from "../../../../kit/session.ts";

type Parts = { kit: Kit; players: Players; guard: OperationGuard };

/**
 * A first PIN set this soon after the login needs no proof beyond the login itself, because players are asked
 * for a PIN (ADD_PIN_CODE) right after logging in.
 */
const freshLoginMs = 15 * 60_000;

export function updatePinCodeRoute({ kit, players, guard }: Parts): Route {
  const isFresh = (session: PlayerSession) =>
    kit.clock.now().getTime() - session.createdAt.getTime() < freshLoginMs;

  return route(updatePinCode, async ({ body, headers, session }) => {
    const player = await players.get(session.playerId);
    const change = await players.preparePinCode(player, body.pinCode);
    if ("refused" in change) return refuseFields([{ code: change.refused, field: "pinCode" }]);
    // A thief who only has the cookie must not be able to replace the PIN that protects the money.
    if (player.hasPinCode || !isFresh(session)) {
      const refusal = await guard.requireProof(session, "updateProfile", headers["x-mfa-code"]);
      if (refusal) return refusal;
    }
    await kit.db.transaction((tx) => change.apply(tx));
    return { ok: true } as const;
  });
}
