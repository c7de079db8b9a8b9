import type { planInput } from "@parlour/contracts/entities/affiliate";
import { minorUnitsOf } from "@parlour/rules/money";
import type { z } from "zod";
import type { Plan } from "./commission.ts";

/** The default plan: 25% of net revenue. */
export const defaultPlan: z.infer<typeof planInput> = {
  kind: "REVENUE_SHARE",
  cpaAmount: 0,
  cpaMinimumDeposit: 0,
  shareBasisPoints: 2_500,
  carriesOver: true,
};

export function planOfInput(
  input: z.infer<typeof planInput>,
  currency: string,
  fromMonth: string,
): Omit<Plan, "version"> {
  return {
    kind: input.kind,
    cpaMinor: minorUnitsOf(input.cpaAmount, currency),
    cpaMinimumMinor: minorUnitsOf(input.cpaMinimumDeposit, currency),
    shareBasisPoints: input.shareBasisPoints,
    carriesOver: input.carriesOver,
    fromMonth,
  };
}
