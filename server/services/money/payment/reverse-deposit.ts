import { houseAccount, type LockedWallets, playerAccount, type Transfer } from "@parlour/ledger";
import { lesser } from "@parlour/rules/lesser";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import { insertDebt } from "./debt-store.ts";
import type { DepositRow } from "./deposit-store.ts";
import { publishWithdrawal } from "./publish-changes.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { listUnsentWithdrawals, lockUnsentWithdrawals } from "./withdrawal-store.ts";

type Parts = { kit: Kit; bonuses: Pick<BonusGrants, "lock" | "revokeDeposit"> };

/**
 * Reclaims a reversed deposit: first from withdrawals that have not been sent yet, then from cash. The house
 * covers the rest, and the player owes it.
 */
export async function reverseDeposit(
  { kit, bonuses }: Parts,
  tx: Transaction,
  deposit: DepositRow,
): Promise<void> {
  const { player_id: playerId, currency } = deposit;
  // Everything is locked first, in the order used everywhere: withdrawals, bonuses, wallets.
  const unsent = await lockUnsentWithdrawals(tx, playerId, currency);
  await bonuses.lock(tx, [playerId]);
  const ledger = await lockForReversal(kit, tx, deposit);
  const known = new Set(unsent.map(({ id }) => id));
  const requestedMeanwhile = (await listUnsentWithdrawals(tx, playerId, currency)).some(
    ({ id }) => !known.has(id),
  );
  if (requestedMeanwhile) throw new WithdrawalsChangedError();
  await bonuses.revokeDeposit(tx, playerId, deposit.id);
  for (const { id } of unsent) {
    const why = "DEPOSIT_REVERSED";
    const step = { id, event: "reclaim", actor: deposit.provider, reason: why, declineReason: why } as const;
    const declined = await settleWithdrawal(kit, tx, step);
    if (declined) await publishWithdrawal({ kit }, tx, declined);
  }
  const owed = await debitDeposit(ledger, deposit);
  if (owed > 0n) {
    const now = kit.clock.now();
    await insertDebt(tx, { depositId: deposit.id, playerId, currency, amountMinor: owed, now });
  }
}

/**
 * A withdrawal was requested while the wallet was being locked. The error has the code of a serialisation failure,
 * so that the transaction is retried and sees the withdrawal.
 */
class WithdrawalsChangedError extends Error {
  readonly code = "40001";

  constructor() {
    super("A withdrawal was requested while its player's deposit was being reversed");
  }
}

async function lockForReversal(kit: Kit, tx: Transaction, deposit: DepositRow): Promise<LockedWallets> {
  const { player_id: playerId, currency } = deposit;
  const house = (["chargebacks", "payments", "promotions"] as const).map((kind) =>
    houseAccount(kind, currency),
  );
  return await kit.ledger.lock(tx, { wallets: [{ playerId, currency }], house });
}

/** Debits a reversed deposit from the player's cash and returns the amount that the player could not pay. */
async function debitDeposit(ledger: LockedWallets, deposit: DepositRow): Promise<bigint> {
  const { player_id: playerId, currency, id } = deposit;
  const amountMinor = BigInt(deposit.amount_minor);
  const cash = playerAccount(playerId, "cash", currency);
  const left = await ledger.balanceOf(cash);
  const fromPlayer = lesser(left, amountMinor);
  const owed = amountMinor - fromPlayer;
  const to = houseAccount("payments", currency);
  const transfers: Transfer[] = [
    { from: cash, to, amountMinor: fromPlayer },
    { from: houseAccount("chargebacks", currency), to, amountMinor: owed },
  ].filter((transfer) => transfer.amountMinor > 0n);
  const { outcome } = await ledger.post({
    playerId,
    id: `${id}/reversal`,
    type: "DEPOSIT",
    reference: { kind: "payment", id },
    transfers,
  });
  if (outcome !== "POSTED") throw new Error(`The deposit ${id} cannot be reversed: ${outcome}`);
  return owed;
}
