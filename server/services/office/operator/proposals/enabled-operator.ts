import { z } from "zod";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { findOperator, lockOperator, setDisabled } from "../operator-store.ts";

type EnabledOperator = { operatorId: string };

const gone = refuse("PROPOSAL_REFUSED", { cause: "there is no such operator" });
const notDisabled = refuse("PROPOSAL_REFUSED", { cause: "this operator is not disabled" });

/** The action in the two-person policy that covers enabling a disabled operator. */
export const enableAction = "OPERATOR_ENABLE";

/**
 * Enables a disabled operator again. By default this needs two administrators: one alone could enable an account and
 * use it to approve their own proposals.
 */
export function enabledOperator(): ChangeKind<EnabledOperator> {
  return {
    kind: "OPERATOR_ENABLE",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: enableAction,
        group: "Operators",
        label: "Disabled operators enabled again",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({ operatorId: z.string().max(128) }),
    async describe({ operatorId }, db) {
      const operator = await findOperator(db, operatorId);
      if (operator === undefined) return gone;
      if (operator.disabledAt === null) return notDisabled;
      return { subject: `operator:${operatorId}`, summary: `Enable ${operator.name} again` };
    },
    async execute(tx, { operatorId }) {
      const before = await lockOperator(tx, operatorId);
      if (before === undefined) return gone;
      if (before.disabledAt === null) return notDisabled;
      await setDisabled(tx, operatorId, null);
      return { before: { disabledAt: before.disabledAt }, after: { disabledAt: null } };
    },
  };
}
