import { addCaseTask as call } from "@parlour/contracts/calls/protection/cases/add-case-task";
import { CASE_TASKS_MAX } from "@parlour/contracts/entities/case";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeAndRead } from "../change-case.ts";
import type { CaseParts } from "../parts.ts";
import { subjectOf } from "../record-step.ts";
import { addStep } from "../step-store.ts";
import { countTasks, insertTask } from "../task-store.ts";

export function addCaseTask({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id }, body: { title, dueOn }, operator }) =>
    changeAndRead(kit, id, async (tx, before, at) => {
      if ((await countTasks(tx, id)) >= CASE_TASKS_MAX) return refuse("TOO_MANY", { most: CASE_TASKS_MAX });
      const task = { id: kit.random.id("task"), title, dueOn, createdBy: operator.name, at };
      await insertTask(tx, id, task);
      const text = dueOn === null ? title : `${title} (by ${dueOn})`;
      await addStep(tx, { caseId: id, kind: "TASK", text, operatorName: operator.name, at });
      await operator.audit(tx, {
        subject: subjectOf(before),
        after: { task: { id: task.id, title, dueOn } },
      });
    }),
  );
}
