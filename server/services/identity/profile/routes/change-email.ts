import { changeEmail } from "@parlour/contracts/calls/identity/profile/change-email";
import type { Kit } from "../../../../kit/kit.ts";
import type { OperationGuard } from "../../../../kit/ports/operation-guard.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { sendEmailChange } from "../email-confirmation.ts";

type Parts = { kit: Kit; players: Players; guard: OperationGuard };

/**
 * Requests a change of address. The address changes when the link in the new mailbox is opened, so that a typo cannot
 * lose the account.
 */
export function changeEmailRoute({ kit, players, guard }: Parts): Route {
  return route(changeEmail, async ({ body, headers, session }) => {
    const player = await players.get(session.playerId);
    if (body.email.toLowerCase() === player.email.toLowerCase()) {
      return refuseFields([{ code: "UNCHANGED", field: "email" }]);
    }
    const refusal = await guard.requireProof(session, "updateProfile", headers["x-mfa-code"]);
    if (refusal) return refusal;
    // The response never reveals whether another player has the address; only the owner of the mailbox learns it.
    await kit.db.transaction((tx) => sendEmailChange(kit, player, body.email, tx));
    return { ok: true } as const;
  });
}
