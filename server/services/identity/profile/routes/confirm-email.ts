import { confirmEmail } from "@parlour/contracts/calls/identity/profile/confirm-email";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { hashSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import {
  findEmailChange,
  isConfirmed,
  replaceEmail,
  useEmailConfirmation,
} from "../email-confirmation-store.ts";

/** Confirms the player's address, or replaces it with the one that the link was sent to. */
export function confirmEmailRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(confirmEmail, async ({ params }) => {
    const tokenHash = hashSecretToken(params.token);
    const now = kit.clock.now();
    const change = await findEmailChange(kit.db, tokenHash, now);
    const isDone = change
      ? await kit.db.transaction(async (tx) => {
          const before = await players.get(change.playerId, tx);
          if (!(await replaceEmail(tx, tokenHash, change, now))) return false;
          // The e-mail goes to the old address, because its owner may not know of the change.
          await players.sendSecurityLetter(tx, before, "email");
          return true;
        })
      : await useEmailConfirmation(kit.db, tokenHash, now);
    // People may open the link twice. The response is the same each time, once the address is confirmed.
    return isDone || (await isConfirmed(kit.db, tokenHash))
      ? ({ ok: true } as const)
      : refuse("TOKEN_INVALID");
  });
}
