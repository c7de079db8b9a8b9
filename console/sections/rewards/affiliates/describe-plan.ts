import { formatFigure } from "../../../parts/format-figure.ts";
import type { Plan } from "./affiliate-api.ts";

type PlanTerms = Pick<Plan, "kind" | "cpaAmount" | "cpaMinimumDeposit" | "shareBasisPoints" | "carriesOver">;

export function describePlan(plan: PlanTerms, currency: string): string {
  const share = `${plan.shareBasisPoints / 100}% of net revenue`;
  const amount = `${formatFigure(plan.cpaAmount, currency)} for a first deposit of at least ${formatFigure(plan.cpaMinimumDeposit, currency)}`;
  if (plan.kind === "CPA") return amount;
  return plan.kind === "REVENUE_SHARE" ? share : `${amount}, and ${share}`;
}
