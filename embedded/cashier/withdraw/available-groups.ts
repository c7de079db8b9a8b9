import type { MethodGroup } from "@parlour/contracts/entities/payment";
import type { CashierData } from "../cashier-context.ts";

/** Bank transfers need a linked account. */
export function availableGroups({ withdrawals, profile }: CashierData): readonly MethodGroup[] {
  return withdrawals.filter(({ code }) => code !== "CBT" || profile.personaLinkedAccounts.length > 0);
}
