import { updatePinCode } from "@parlour/contracts/calls/identity/profile/update-pin-code";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function updatePinCodeRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(updatePinCode, async ({ body, session }) => {
    const player = await players.get(session.playerId);
    const change = await players.preparePinCode(player, body.pinCode);
    if ("refused" in change) return refuseFields([{ code: change.refused, field: "pinCode" }]);
    await kit.db.transaction((tx) => change.apply(tx));
    return { ok: true } as const;
  });
}
