import { Counter } from "prom-client";
import type { Metrics } from "../../../kit/metrics.ts";
import { registeredMetric } from "../../../kit/registered-metric.ts";

type PaymentCounters = Record<"deposits" | "depositedMinor" | "withdrawals" | "withdrawnMinor", Counter>;

export function paymentCounters(metrics: Metrics): PaymentCounters {
  const counter = (name: string, help: string, labelNames: string[]) =>
    registeredMetric<Counter>(metrics, Counter, { name, help, labelNames });
  return {
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
}
