import { decideCaseHold as call } from "@parlour/contracts/calls/protection/cases/decide-case-hold";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { updateHold } from "../case-store.ts";
import { changeAndRead } from "../change-case.ts";
import type { CaseParts } from "../parts.ts";
import { subjectOf } from "../record-step.ts";
import { addStep } from "../step-store.ts";

/** A hold is always an operator's decision, never a rule's. The player sees pending withdrawals, but not the hold. */
export function decideCaseHold({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id }, body: { held, reason }, operator }) =>
    changeAndRead(kit, id, async (tx, before, at) => {
      if (before.holdsWithdrawals === held) return refuse("CONFLICT");
      await updateHold(tx, id, held);
      const kind = held ? "HOLD" : "HOLD_ENDED";
      await addStep(tx, { caseId: id, kind, text: reason, operatorName: operator.name, at });
      await operator.audit(tx, {
        subject: subjectOf(before),
        before: { holdsWithdrawals: !held },
        after: { holdsWithdrawals: held, playerId: before.playerId },
        reason,
      });
    }),
  );
}
