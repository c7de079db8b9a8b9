import { resetPin } from "@parlour/contracts/calls/identity/player-verification/reset-pin";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { hashSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { pinResets } from "../pin-reset-store.ts";

export function resetPinRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(resetPin, async ({ params, body }) => {
    const tokenHash = hashSecretToken(params.token);
    const playerId = await pinResets.find(kit.db, tokenHash, kit.clock.now());
    if (playerId === undefined) return refuse("TOKEN_INVALID");
    const change = await players.preparePinCode(await players.get(playerId), body.pinCode);
    if ("refused" in change) return refuseFields([{ code: change.refused, field: "pinCode" }]);
    const isDone = await kit.db.transaction(async (tx) => {
      if (!(await pinResets.use(tx, tokenHash, playerId, kit.clock.now()))) return false;
      await change.apply(tx);
      return true;
    });
    return isDone ? ({ ok: true } as const) : refuse("TOKEN_INVALID");
  });
}
