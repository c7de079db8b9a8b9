import type { Transaction } from "./database.ts";
import type { OperatorAccounts } from "./ports/operator-accounts.ts";
import { type Refusal, refuse } from "./refusal.ts";

/**
 * Returns a refusal if the operator who proposed a new key or secret may no longer receive it. That operator's
 * account cannot be disabled before the transaction ends, so disabling it afterwards also revokes the key or secret
 * that this transaction hands over.
 */
export async function refuseCollector(
  tx: Transaction,
  operators: Pick<OperatorAccounts, "find">,
  author: { id: string },
): Promise<Refusal | undefined> {
  const collector = await operators.find(author.id, tx);
  if (collector === undefined || (collector.isActive && collector.roles.includes("ADMIN"))) return undefined;
  return refuse("PROPOSAL_REFUSED", {
    cause: "the proposer, who would receive the key, is no longer an active administrator",
  });
}
