import { houseAccount, playerAccount } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import type { DepositEvent, DepositStatus, WithdrawalEvent } from "./machines.ts";
import { holdWithdrawal } from "./request-withdrawal.ts";
import type { SeedDeposit } from "./seed-deposit.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";

/** A deposit in the sandbox's history, with the status that it ended with. */
export type HistoryDeposit = SeedDeposit & {
  status: Exclude<DepositStatus, "REVERSED">;
  reason: string | null;
};

const events: Partial<Record<DepositStatus, DepositEvent>> = {
  COMPLETED: "complete",
  DECLINED: "decline",
  EXPIRED: "expire",
};

/** Stores deposits with their steps and credits the completed ones through the ledger, using only a few statements. */
export async function seedDeposits(kit: Kit, deposits: readonly HistoryDeposit[]): Promise<void> {
  if (deposits.length === 0) return;
  await kit.db.transaction(async (tx) => {
    await insertDeposits(tx, deposits, kit.clock.now());
    const credited = deposits.filter(({ status }) => status === "COMPLETED");
    const wallets = credited.map(({ playerId, currency }) => ({ playerId, currency }));
    const ledger = await kit.ledger.lock(tx, { wallets });
    const results = await ledger.postAll(
      credited.map(({ playerId, id, currency, amountMinor }) => ({
        playerId,
        id: `${id}/credit`,
        type: "DEPOSIT",
        reference: { kind: "payment", id },
        transfers: [
          {
            from: houseAccount("payments", currency),
            to: playerAccount(playerId, "cash", currency),
            amountMinor,
          },
        ],
      })),
    );
    const failed = results.find(({ outcome }) => outcome !== "POSTED");
    if (failed) throw new Error(`A deposit cannot be credited: ${failed.outcome}`);
  });
}

async function insertDeposits(
  tx: Transaction,
  deposits: readonly HistoryDeposit[],
  now: Date,
): Promise<void> {
  const rows = deposits.map(({ amountMinor, ...deposit }) => ({
    ...deposit,
    amountMinor: amountMinor.toString(),
    event: events[deposit.status] ?? null,
  }));
  await tx.query(
    `with given as materialized (
       select * from jsonb_to_recordset($1) as d(id text, "playerId" text, method text, provider text, currency text,
         "amountMinor" bigint, status text, reason text, event text)
     ), steps as (
       insert into payment_steps (payment_id, from_status, to_status, event, actor, reason, at)
       select id, 'PENDING', status, event, provider, reason, $2 from given where event is not null
     )
     insert into deposits (id, player_id, method, provider, currency, amount_minor, status, started, reason,
       created_at, expires_at)
     select id, "playerId", method, provider, currency, "amountMinor", status, true, reason, $2,
       $2::timestamptz + interval '14 days'
     from given`,
    [JSON.stringify(rows), now],
  );
}

type Requested = Parameters<typeof holdWithdrawal>[2];

/** Requests a withdrawal as the player would. Returns false if the balance does not cover it. */
export async function seedWithdrawal(kit: Kit, request: Omit<Requested, "operatorId">): Promise<boolean> {
  return await kit.db.transaction(async (tx) => !isRefusal(await holdWithdrawal(kit, tx, request)));
}

/** Advances withdrawals in the sandbox's history: approves, pays, declines or cancels them. */
export async function stepWithdrawal(
  kit: Kit,
  id: string,
  {
    event,
    actor,
    reason,
  }: { event: Exclude<WithdrawalEvent, "approveFirst">; actor: string; reason?: string },
): Promise<void> {
  const changed = await kit.db.transaction((tx) =>
    settleWithdrawal(kit, tx, { id, event, actor, ...(reason !== undefined && { reason }) }),
  );
  if (!changed) throw new Error(`The withdrawal ${id} does not allow ${event}`);
}
