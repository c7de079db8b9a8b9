import { createHash } from "node:crypto";
import type { BankAccount } from "@parlour/contracts/entities/bank-account";
import type { Transaction } from "../../../kit/database.ts";
import type { FoundBankAccount } from "../../../kit/ports/bank-account-provider.ts";
import type { BankAccountParts } from "./parts.ts";
import { type BankAccountRow, putBankAccount } from "./store.ts";

type Named = { playerId: string; name: string; provider: string; found: FoundBankAccount; now: Date };

export function toRow(named: Named, status: BankAccountRow["status"]): BankAccountRow {
  const { playerId, name, provider, found, now } = named;
  const { token, bank, masked, holder } = found;
  const hash = createHash("sha256").update(`${provider}:${token}`).digest("hex");
  const id = `linked_${hash.slice(0, 24)}`;
  return { player_id: playerId, id, provider, token, name, bank, masked, holder, status, created_at: now };
}

/**
 * Links an account, so that withdrawals can go to it. We notify the player, because an intruder may have
 * linked their own account.
 */
export async function linkAccount(
  { kit, linkedAccounts }: Pick<BankAccountParts, "kit" | "linkedAccounts">,
  tx: Transaction,
  row: BankAccountRow,
): Promise<BankAccount> {
  const account = { id: row.id, name: row.name, masked: row.masked, type: "BANK" };
  await putBankAccount(kit, tx, { ...row, status: "LINKED" });
  await linkedAccounts.add(tx, row.player_id, account);
  await kit.facts.publish(tx, {
    kind: "BANK_ACCOUNT_LINKED",
    playerId: row.player_id,
    data: { bank: row.bank, masked: row.masked },
  });
  return { ...account, bank: row.bank };
}
