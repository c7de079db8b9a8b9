import { z } from "zod";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { removeAuthenticator } from "../authenticator.ts";
import { authenticatorRemovedMessage } from "../message-texts.ts";
import { findOperator, lockOperator } from "../operator-store.ts";
import { endSessionsOf } from "../session-store.ts";

type AuthenticatorRemoval = { operatorId: string };

const gone = refuse("PROPOSAL_REFUSED", { cause: "there is no such operator" });
const notEnrolled = refuse("PROPOSAL_REFUSED", { cause: "this operator has no authenticator" });

/**
 * Removes an operator's authenticator. This needs two administrators: one alone who knew the operator's password
 * could remove the authenticator and sign in as that operator.
 */
export function authenticatorRemoval(kit: Kit): ChangeKind<AuthenticatorRemoval> {
  return {
    kind: "OPERATOR_AUTHENTICATOR",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: "OPERATOR_AUTHENTICATOR",
        group: "Operators",
        label: "An operator's authenticator removed",
        usual: { when: "ALWAYS" },
        isFixed: true,
      },
    ],
    data: z.strictObject({ operatorId: z.string().max(128) }),
    async describe({ operatorId }, db) {
      const operator = await findOperator(db, operatorId);
      if (operator === undefined) return gone;
      if (operator.twoFactor === "NOT_ENROLLED") return notEnrolled;
      return { subject: `operator:${operatorId}`, summary: `Remove the authenticator of ${operator.name}` };
    },
    async execute(tx, { operatorId }) {
      const before = await lockOperator(tx, operatorId);
      if (before === undefined) return gone;
      if (!(await removeAuthenticator(tx, operatorId))) return notEnrolled;
      await endSessionsOf(kit, tx, { operatorId, reason: "authenticator-removed" });
      const message = authenticatorRemovedMessage({ name: before.name });
      await kit.messages.send({ channel: "email", to: before.email, ...message }, tx);
      return { before: { twoFactor: before.twoFactor }, after: { twoFactor: "NOT_ENROLLED" } };
    },
  };
}
