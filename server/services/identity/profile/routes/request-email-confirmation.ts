import { requestEmailConfirmation } from "@parlour/contracts/calls/identity/profile/request-email-confirmation";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { sendEmailConfirmation } from "../email-confirmation.ts";

export function requestEmailConfirmationRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(requestEmailConfirmation, async ({ session }) => {
    const player = await players.get(session.playerId);
    if (!player.emailConfirmed) {
      await kit.db.transaction((tx) => sendEmailConfirmation(kit, player, tx));
    }
    return { ok: true } as const;
  });
}
