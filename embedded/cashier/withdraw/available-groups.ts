import type { MethodGroup } from "@parlour/contracts/entities/payment";
import { jurisdictionOf } from "@parlour/rules/jurisdiction";
import type { CashierData } from "../cashier-context.ts";

/** Bank transfers need a linked account, transfers to players a jurisdiction that allows them. */
export function availableGroups({ withdrawals, profile }: CashierData): readonly MethodGroup[] {
  const { countryCode, subdivision } = profile.address;
  return withdrawals.filter(({ code }) => {
    if (code === "CBT") return profile.personaLinkedAccounts.length > 0;
    if (code === "TTP") {
      return jurisdictionOf({ countryCode, subdivision: subdivision ?? "" }).playerTransferAllowed;
    }
    return true;
  });
}
