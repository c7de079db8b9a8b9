import { activateOperatorAuthenticator as call } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { countedProof } from "../../../../kit/counted-proof.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { useAuthenticatorCode } from "../authenticator.ts";
import { factorRule } from "../log-in.ts";
import { authenticatorEnabledMessage } from "../message-texts.ts";
import { findOperator } from "../operator-store.ts";

export function activateOperatorAuthenticator(kit: Kit): Route {
  return route(call, async ({ operator, body: { code } }) => {
    const counter = { ...factorRule, key: operator.id };
    if (!(await kit.limits.peek(counter)).allowed) return refuse("MFA_ACCOUNT_BLOCKED");
    const proof = await countedProof(kit.limits, counter, () =>
      kit.db.transaction(async (tx) => {
        const isRight = await useAuthenticatorCode(kit, tx, operator.id, code, "PENDING");
        if (isRight) {
          // Someone who finds an operator's session open could set up their own authenticator, so we notify the
          // account's owner.
          const { email, name } = (await findOperator(tx, operator.id))!;
          const message = authenticatorEnabledMessage({ name });
          await kit.messages.send({ channel: "email", to: email, ...message }, tx);
          await operator.audit(tx, { subject: `operator:${operator.id}`, after: { twoFactor: "ENABLED" } });
        }
        return isRight;
      }),
    );
    if (proof.right) return { ok: true } as const;
    return refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: proof.remaining });
  });
}
