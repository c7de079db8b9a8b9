import { holdAutomaticDecisions as call } from "@parlour/contracts/calls/office/operator-queues/hold-automatic-decisions";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readHold, writeHold } from "../hold-store.ts";

export function holdAutomaticDecisions({ db, clock }: Kit): Route {
  return route(call, async ({ body: { held, reason }, operator }) => {
    return await db.transaction(async (tx) => {
      const before = await readHold(tx);
      await writeHold(tx, { held, operatorName: operator.name, reason, at: clock.now() });
      await operator.audit(tx, {
        subject: "office:automatic-decisions",
        before: { held: before.held },
        after: { held },
        reason,
      });
      return await readHold(tx);
    });
  });
}
