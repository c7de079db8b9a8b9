import { scheduleContent as call } from "@parlour/contracts/calls/site/content/schedule-content";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { auditSubject } from "../record-change.ts";
import { scheduleJob } from "../run-schedules.ts";
import { insertSchedule, toSchedule } from "../schedule-store.ts";
import { findVersion, lockDocument } from "../version-store.ts";

export function scheduleContent(kit: Kit): Route {
  return route(call, async ({ body: { version, at, reason, ...ref }, operator }) => {
    const dueAt = new Date(at);
    const now = kit.clock.now();
    if (dueAt <= now) return refuse("SCHEDULE_IN_THE_PAST");
    return await kit.db.transaction(async (tx) => {
      if ((await lockDocument(tx, ref)) === undefined) return refuse("NOT_FOUND");
      if (version !== null && !(await findVersion(tx, ref, version))) return refuse("NOT_FOUND");
      const schedule = { ...ref, id: kit.random.id("schedule"), version, dueAt, author: operator.id };
      await insertSchedule(tx, schedule, now);
      await kit.jobs.enqueue(tx, scheduleJob, {}, { startAfter: dueAt });
      await operator.audit(tx, {
        subject: auditSubject(ref),
        after: { schedule: schedule.id, version, at },
        reason,
      });
      return toSchedule({ ...schedule, state: "WAITING" }, new Map([[operator.id, operator.name]]));
    });
  });
}
