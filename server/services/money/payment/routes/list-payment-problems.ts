import { listPaymentProblems as call } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listNewestRuns, listProblems } from "../problem-store.ts";

export function listPaymentProblems(kit: Kit): Route {
  return route(call, async () => {
    const [items, runs] = await Promise.all([listProblems(kit.db, kit.clock.now()), listNewestRuns(kit.db)]);
    const reconciliations = runs.map((run) => ({
      ...run,
      at: run.at.toISOString(),
      from: run.from.toISOString(),
      to: run.to.toISOString(),
    }));
    return { items, reconciliations };
  });
}
