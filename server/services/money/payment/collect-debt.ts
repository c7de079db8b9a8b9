import { houseAccount, type LockedWallets, type Posting, playerAccount } from "@parlour/ledger";
import { lesser } from "@parlour/rules/lesser";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { addCollected, type DebtRow, listDebtsOf, owedMinor } from "./debt-store.ts";

type Holder = { playerId: string; currency: string };
export type Collection = { debt: DebtRow; amountMinor: bigint; posting: Posting };

/**
 * Plans how a player's cash pays the debts from reversed deposits, oldest first. Debts change only under the
 * lock on the player's wallet. The caller holds that lock, so the plan stays valid until the transaction
 * ends. `cause` makes the postings' ids unique.
 */
export async function planCollections(
  tx: Transaction,
  { playerId, currency }: Holder,
  { cashMinor, cause }: { cashMinor: bigint; cause: string },
): Promise<Collection[]> {
  let left = cashMinor;
  const collections: Collection[] = [];
  for (const debt of await listDebtsOf(tx, playerId)) {
    const owed = debt.currency === currency ? owedMinor(debt) : 0n;
    const amountMinor = lesser(owed, left);
    if (amountMinor <= 0n) continue;
    left -= amountMinor;
    const posting = {
      playerId,
      id: `${cause}/owed/${debt.deposit_id}`,
      type: "DEPOSIT",
      reference: { kind: "payment", id: debt.deposit_id },
      transfers: [
        {
          from: playerAccount(playerId, "cash", currency),
          to: houseAccount("chargebacks", currency),
          amountMinor,
        },
      ],
    };
    collections.push({ debt, amountMinor, posting });
  }
  return collections;
}

/** Stores the collections that were posted and notifies the player. */
export async function recordCollections(
  kit: Pick<Kit, "facts">,
  tx: Transaction,
  collections: readonly Collection[],
): Promise<void> {
  for (const { debt, amountMinor } of collections) {
    await addCollected(tx, debt.deposit_id, amountMinor);
    await kit.facts.publish(tx, {
      kind: "DEBT_COLLECTED",
      playerId: debt.player_id,
      data: { depositId: debt.deposit_id, currency: debt.currency, amountMinor: amountMinor.toString() },
    });
  }
}

/** Takes what a player owes from the cash of a locked wallet, up to the balance. Returns the amount taken. */
export async function collectDebts(
  kit: Pick<Kit, "facts">,
  tx: Transaction,
  ledger: LockedWallets,
  holder: Holder,
  cause: string,
): Promise<bigint> {
  const cashMinor = await ledger.balanceOf(playerAccount(holder.playerId, "cash", holder.currency));
  const collections = await planCollections(tx, holder, { cashMinor, cause });
  if (collections.length === 0) return 0n;
  const results = await ledger.postAll(collections.map(({ posting }) => posting));
  const failed = results.find(({ outcome }) => outcome !== "POSTED");
  if (failed) throw new Error(`The debt of ${holder.playerId} cannot be collected: ${failed.outcome}`);
  await recordCollections(kit, tx, collections);
  return collections.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}
