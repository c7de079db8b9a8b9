import { reconcilePayments as call } from "@parlour/contracts/calls/money/payment/reconcile-payments";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PaymentParts } from "../parts.ts";
import { reconcile } from "../reconcile.ts";

const dayMs = 86_400_000;

export function reconcilePayments({ kit, providers }: PaymentParts): Route {
  return route(call, async ({ body: { days, reason }, operator }) => {
    const to = kit.clock.now();
    const from = new Date(to.getTime() - days * dayMs);
    const results: { provider: string; compared: number; differences: number }[] = [];
    for (const provider of providers) {
      try {
        const { compared, differences } = await reconcile(kit, provider, from, to);
        results.push({ provider: provider.code, compared, differences: differences.length });
      } catch (error) {
        kit.log.warn({ err: error, provider: provider.code }, "a provider's books could not be read");
        return refuse("PROVIDER_UNAVAILABLE");
      }
    }
    await kit.db.transaction((tx) =>
      operator.audit(tx, { subject: "reconciliation:all", before: null, after: { days, results }, reason }),
    );
    return results;
  });
}
