import { settlePaymentProblem as call } from "@parlour/contracts/calls/money/payment/settle-payment-problem";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findProblem, insertSettled, isSettled } from "../problem-store.ts";

export function settlePaymentProblem(kit: Kit): Route {
  return route(call, ({ body: { id, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      const problem = await findProblem(tx, now, id);
      if (problem === undefined) return refuse((await isSettled(tx, id)) ? "CONFLICT" : "NOT_FOUND");
      if (!(await insertSettled(tx, { id, operatorId: operator.id, reason, at: now }))) {
        return refuse("CONFLICT");
      }
      await operator.audit(tx, {
        subject: `payment:${problem.reference}`,
        before: { problem },
        after: { settled: true },
        reason,
      });
      return { ok: true } as const;
    }),
  );
}
