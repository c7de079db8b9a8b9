import { rescheduleContent as call } from "@parlour/contracts/calls/site/content/reschedule-content";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { OperatorNames } from "../operator-names.ts";
import { auditSubject } from "../record-change.ts";
import { scheduleJob } from "../run-schedules.ts";
import { lockSchedule, moveSchedule, toSchedule } from "../schedule-store.ts";

export function rescheduleContent(kit: Kit, operators: OperatorNames): Route {
  return route(call, async ({ params: { scheduleId }, body: { at, previousAt, reason }, operator }) => {
    const dueAt = new Date(at);
    if (dueAt <= kit.clock.now()) return refuse("SCHEDULE_IN_THE_PAST");
    return await kit.db.transaction(async (tx) => {
      const before = await lockSchedule(tx, scheduleId);
      if (before === undefined) return refuse("NOT_FOUND");
      if (before.dueAt.getTime() !== Date.parse(previousAt)) return refuse("CONFLICT");
      const author = operator.id;
      if (!(await moveSchedule(tx, scheduleId, { dueAt, author }))) return refuse("CONFLICT");
      await kit.jobs.enqueue(tx, scheduleJob, {}, { startAfter: dueAt });
      await operator.audit(tx, {
        subject: auditSubject(before),
        before: { schedule: scheduleId, at: before.dueAt.toISOString(), author: before.author },
        after: { schedule: scheduleId, at, author },
        reason,
      });
      return toSchedule({ ...before, dueAt, author }, await operators.namesOf([author], tx));
    });
  });
}
