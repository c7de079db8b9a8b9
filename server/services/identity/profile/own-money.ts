import { amountOf } from "@parlour/rules/money";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";

/**
 * These accounts hold the player's own money. Bonus money belongs to the house until its wagering is
 * complete.
 */
const ownKinds = ["cash:", "locked:", "pendingWithdrawal:"];

/** Returns the player's own money, including pending withdrawals; undefined if the player has none. */
export async function findOwnMoney(
  kit: Pick<Kit, "ledger">,
  tx: Transaction,
  playerId: string,
): Promise<{ balance: number; currency: string } | undefined> {
  const held = [...(await kit.ledger.accountsOf(playerId, tx.client))].filter(
    ([id, minor]) => minor > 0n && ownKinds.some((kind) => id.startsWith(kind)),
  );
  const [first] = held;
  if (first === undefined) return undefined;
  // The second part of an account's name is the currency: `cash:USD`, `locked:USD:bonus_1`.
  const currency = first[0].split(":")[1] ?? "";
  const sum = held.reduce((total, [, minor]) => total + minor, 0n);
  return { balance: amountOf(sum, currency), currency };
}
