import { retryJob as call } from "@parlour/contracts/calls/office/operator/retry-job";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function retryJob({ db, jobs }: Kit): Route {
  return route(call, async ({ params: { queue, id }, body: { reason }, operator }) => {
    const isRetried = await db.transaction(async (tx) => {
      if (!(await jobs.retry(tx, queue, id))) return false;
      const note = { before: { state: "failed" }, after: { state: "retry" }, reason };
      await operator.audit(tx, { subject: `job:${queue}/${id}`, ...note });
      return true;
    });
    return isRetried ? ({ ok: true } as const) : refuse("NOT_FOUND");
  });
}
