import { inviteOperator as call } from "@parlour/contracts/calls/office/operator/invite-operator";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { invite } from "../invite.ts";
import { lockedUntil } from "../login-locks.ts";
import { findOperator, lockOperator } from "../operator-store.ts";
import { toAccount } from "../views.ts";

export function inviteOperator(kit: Kit): Route {
  return route(call, async ({ params: { id }, body: { reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const found = await lockOperator(tx, id);
      if (found === undefined) return refuse("NOT_FOUND");
      if (found.disabledAt !== null) return refuse("CONFLICT");
      await invite(kit, tx, found);
      const after = (await findOperator(tx, id))!;
      await operator.audit(tx, {
        subject: `operator:${id}`,
        after: { invitedUntil: after.invitedUntil },
        reason,
      });
      return toAccount(after, await lockedUntil(kit, after, tx));
    }),
  );
}
