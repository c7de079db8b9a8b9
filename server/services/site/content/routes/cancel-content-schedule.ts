import { cancelContentSchedule as call } from "@parlour/contracts/calls/site/content/cancel-content-schedule";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { auditSubject } from "../record-change.ts";
import { endSchedule, findSchedule } from "../schedule-store.ts";

export function cancelContentSchedule(kit: Kit): Route {
  return route(call, ({ params: { scheduleId }, operator }) =>
    kit.db.transaction(async (tx) => {
      const schedule = await findSchedule(tx, scheduleId);
      if (schedule === undefined) return refuse("NOT_FOUND");
      if (!(await endSchedule(tx, scheduleId, "CANCELLED"))) return refuse("CONFLICT");
      await operator.audit(tx, {
        subject: auditSubject(schedule),
        before: { schedule: scheduleId, state: "WAITING" },
        after: { schedule: scheduleId, state: "CANCELLED" },
      });
      return { ok: true } as const;
    }),
  );
}
