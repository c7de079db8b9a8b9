import { addCaseEvidence as call } from "@parlour/contracts/calls/protection/cases/add-case-evidence";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeAndRead } from "../change-case.ts";
import { addEvidence } from "../evidence-store.ts";
import type { CaseParts } from "../parts.ts";
import { subjectOf } from "../record-step.ts";
import { addStep } from "../step-store.ts";

export function addCaseEvidence({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id }, body, operator }) =>
    changeAndRead(kit, id, async (tx, before, at) => {
      const by = { rule: null, addedBy: operator.name, at };
      if ((await addEvidence(tx, id, [body], by)) === 0) return refuse("CONFLICT");
      const text = `${body.type} ${body.ref}: ${body.text}`;
      await addStep(tx, { caseId: id, kind: "EVIDENCE", text, operatorName: operator.name, at });
      await operator.audit(tx, { subject: subjectOf(before), after: { evidence: body } });
    }),
  );
}
