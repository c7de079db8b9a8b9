import { formatAmount } from "@parlour/rules/currency";
import { roughDollars } from "@parlour/rules/stake-limits";
import { z } from "zod";
import type { Transaction } from "../../../kit/database.ts";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import { refuse } from "../../../kit/refusal.ts";
import { findDebt, owedMinor, writeOffDebt } from "./debt-store.ts";
import { toDebt } from "./views.ts";

/** The action in the two-person policy that covers writing off a debt. */
export const writeOffAction = "DEBT_WRITE_OFF";

/** Writes off what a player owes for a reversed deposit, when the policy requires a second operator's approval. */
export function proposedWriteOff(kit: Kit): ChangeKind<{ id: string }> {
  return {
    kind: "DEBT_WRITE_OFF",
    proposers: ["PAYMENTS"],
    approvers: ["PAYMENTS"],
    actions: [
      {
        action: writeOffAction,
        group: "Money",
        label: "Debts written off",
        amountLabel: "Amount written off",
        usual: { when: "NEVER" },
      },
    ],
    data: z.strictObject({ id: z.string().min(1).max(128) }),
    async weigh({ id }, db) {
      const debt = await findDebt(db, id);
      const amount = debt && roughDollars(owedMinor(debt), debt.currency);
      return [{ action: writeOffAction, ...(amount !== undefined && { amount }) }];
    },
    async lock(tx, { id }) {
      await lockDebt(kit, tx, id);
    },
    async describe({ id }, db) {
      const debt = await findDebt(db, id);
      if (debt === undefined) return refuse("NOT_FOUND");
      if (owedMinor(debt) === 0n) return refuse("CONFLICT");
      const amount = formatAmount(owedMinor(debt), debt.currency, "en");
      return { subject: `debt:${id}`, summary: `Write off ${amount} that ${debt.player_id} owes` };
    },
    async execute(tx, { id }, _proposalId, { operator, now }) {
      await lockDebt(kit, tx, id);
      const before = await findDebt(tx, id);
      if (before === undefined) return refuse("NOT_FOUND");
      if (owedMinor(before) === 0n) return refuse("CONFLICT");
      await writeOffDebt(tx, id, { by: operator.id, now });
      return { before: toDebt(before), after: toDebt((await findDebt(tx, id))!) };
    },
  };
}

/** Locks the wallet of a player with a debt, so that nothing is collected from it in the meantime. */
async function lockDebt({ ledger }: Kit, tx: Transaction, id: string): Promise<void> {
  const debt = await findDebt(tx, id);
  if (debt) await ledger.lock(tx, { wallets: [{ playerId: debt.player_id, currency: debt.currency }] });
}
