import { Counter } from "prom-client";
import type { Metrics } from "../../../kit/metrics.ts";

type PaymentCounters = Record<"deposits" | "depositedMinor" | "withdrawals" | "withdrawnMinor", Counter>;

const known = new WeakMap<Metrics, PaymentCounters>();

/** Returns the counters of payments, which are registered at their first use. */
export function paymentCounters(metrics: Metrics): PaymentCounters {
  const found = known.get(metrics);
  if (found) return found;
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [metrics.registry] });
  const made = {
    deposits: counter("parlour_deposits_total", "Deposits by method, currency and new status.", [
      "method",
      "currency",
      "status",
    ]),
    depositedMinor: counter("parlour_deposited_minor_total", "Completed deposits in minor units.", [
      "currency",
    ]),
    withdrawals: counter("parlour_withdrawals_total", "Withdrawals by currency and new status.", [
      "currency",
      "status",
    ]),
    withdrawnMinor: counter("parlour_withdrawn_minor_total", "Paid withdrawals in minor units.", [
      "currency",
    ]),
  };
  known.set(metrics, made);
  return made;
}
