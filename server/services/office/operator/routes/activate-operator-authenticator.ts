import { activateOperatorAuthenticator as call } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { countedProof } from "../../../../kit/counted-proof.ts";
import type { Transaction } from "../../../../kit/database.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { finishReplacement, useAuthenticatorCode } from "../authenticator.ts";
import { authenticatorEnabledMessage, authenticatorReplacedMessage } from "../message-texts.ts";
import { findOperator } from "../operator-store.ts";
import { replaceRecoveryCodes } from "../recovery-codes.ts";
import { factorRule } from "../second-factor.ts";

export function activateOperatorAuthenticator(kit: Kit): Route {
  return route(call, async ({ operator, body: { code } }) => {
    const counter = { ...factorRule, key: operator.id };
    if (!(await kit.limits.peek(counter)).allowed) return refuse("MFA_ACCOUNT_BLOCKED");
    let recoveryCodes: string[] = [];
    const proof = await countedProof(kit.limits, counter, () =>
      kit.db.transaction(async (tx) => {
        const done = await activate(kit, tx, operator.id, code);
        if (done === undefined) return false;
        recoveryCodes = await replaceRecoveryCodes(kit, tx, operator.id);
        // Someone who finds an operator's session open could set up their own authenticator, so we notify the
        // account's owner.
        const { email, name } = (await findOperator(tx, operator.id))!;
        const message =
          done === "ENABLED" ? authenticatorEnabledMessage({ name }) : authenticatorReplacedMessage({ name });
        await kit.messages.send({ channel: "email", to: email, ...message }, tx);
        await operator.audit(tx, { subject: `operator:${operator.id}`, after: { twoFactor: done } });
        return true;
      }),
    );
    if (proof.right) return { ok: true, recoveryCodes } as const;
    return refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: proof.remaining });
  });
}

/** Turns on a first authenticator, or replaces the active one. */
async function activate(
  kit: Kit,
  tx: Transaction,
  operatorId: string,
  code: string,
): Promise<"ENABLED" | "REPLACED" | undefined> {
  if (await useAuthenticatorCode(kit, tx, operatorId, code, "PENDING")) return "ENABLED";
  return (await finishReplacement(kit, tx, operatorId, code)) ? "REPLACED" : undefined;
}
