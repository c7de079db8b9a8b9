import type { Measure } from "@parlour/contracts/entities/report";
import { type LedgerWay, ledgerMeasures } from "@parlour/rules/ledger-measures";
import type { Flow } from "./flow.ts";

export const measures: Record<Measure, (way: LedgerWay) => -1 | 0 | 1> = ledgerMeasures;

export function sumOf(measure: Measure, flows: Iterable<Flow>): bigint {
  let sum = 0n;
  for (const flow of flows) sum += BigInt(measures[measure](flow)) * flow.amountMinor;
  return sum;
}

/**
 * Returns net revenue: gross revenue minus promotions. Affiliates are paid a share of it, so their
 * commission is not deducted; it has its own column.
 */
export function netRevenueOf(flows: readonly Flow[]): bigint {
  return sumOf("grossRevenue", flows) - sumOf("promotionCost", flows);
}

/** Returns the result: net revenue plus fees, minus chargebacks, operators' corrections and affiliates' commission. */
export function resultOf(flows: readonly Flow[]): bigint {
  const costs = (["chargebacks", "adjustments", "affiliateCost"] as const).map((one) => sumOf(one, flows));
  return netRevenueOf(flows) + sumOf("fees", flows) - costs.reduce((sum, cost) => sum + cost, 0n);
}
