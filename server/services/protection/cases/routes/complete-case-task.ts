import { completeCaseTask as call } from "@parlour/contracts/calls/protection/cases/complete-case-task";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeAndRead } from "../change-case.ts";
import type { CaseParts } from "../parts.ts";
import { subjectOf } from "../record-step.ts";
import { addStep } from "../step-store.ts";
import { completeTask } from "../task-store.ts";

export function completeCaseTask({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id, taskId }, operator }) =>
    changeAndRead(kit, id, async (tx, before, at) => {
      const title = await completeTask(tx, id, taskId, { by: operator.name, at });
      if (title === undefined) return refuse("CONFLICT");
      await addStep(tx, { caseId: id, kind: "TASK_DONE", text: title, operatorName: operator.name, at });
      await operator.audit(tx, { subject: subjectOf(before), after: { taskDone: taskId } });
    }),
  );
}
