import { amountOf } from "@parlour/rules/money";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { sumOwed } from "./debt-store.ts";

/**
 * Refuses a payment out of the account until the player's debts from reversed deposits are paid. Call it while the
 * wallet is locked.
 */
export async function refuseWhileOwing(
  tx: Transaction,
  playerId: string,
  currency: string,
): Promise<Refusal | undefined> {
  const owed = await sumOwed(tx, playerId);
  return owed > 0n ? refuse("PAYMENT_OWED", { owed: amountOf(owed, currency), currency }) : undefined;
}
