import type { Ledger } from "@parlour/ledger";
import type { Database, Transaction } from "../../kit/database.ts";
import type { WalletOutcome, WalletRollback } from "../../kit/ports/game-wallet.ts";

type Undone = { type: string; outcome: string; transfers: string; reference_id: string | null };
type Sources = { source_ids: string[]; source_amounts: string[]; spins_id: string | null };

/**
 * Makes sure that a bet has no effect. One that has not arrived yet is kept from ever happening. Wins stay: what a
 * player was paid is corrected by people, not by a studio's program.
 */
export function rollBack(
  db: Database,
  ledger: Ledger,
  { playerId, currency, operationId, undoes, roundId }: WalletRollback,
): Promise<{ outcome: WalletOutcome; replayed: boolean }> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx, playerId, currency);
    const [undone] = await tx.query<Undone>(
      "select type, outcome, transfers, reference_id from ledger.posting where player_id = $1 and id = $2",
      [playerId, undoes],
    );
    const isOther = undone?.reference_id != null && undone.reference_id !== roundId;
    if (undone && (isOther || (undone.outcome === "POSTED" && !isBet(undone)))) {
      return { outcome: "CONFLICT", replayed: false };
    }
    const { outcome, replayed } = await ledger.within(tx).rollback({
      playerId,
      id: operationId,
      of: undoes,
      type: "ROLLBACK",
      reference: { kind: "round", id: roundId },
    });
    if (outcome === "POSTED" && !replayed && undone?.outcome === "POSTED") {
      await takeOutOfRound(tx, playerId, roundId, undone.transfers);
    }
    return { outcome: outcome as WalletOutcome, replayed };
  });
}

/** A stake and nothing else: what has drawn and paid at once is settled. */
function isBet({ type, transfers }: Undone): boolean {
  const parts = JSON.parse(transfers) as string[][];
  return type === "BET" && parts.every(([, , , taker]) => taker?.startsWith("revenueCasino:"));
}

/** In the ledger's own order, so that nobody waits in a circle. */
async function lockAccounts(tx: Transaction, playerId: string, currency: string): Promise<void> {
  await tx.query(
    `select 1 from ledger.account where player_id in ('house', $1) and currency = $2
     order by player_id, id for no key update`,
    [playerId, currency],
  );
}

async function takeOutOfRound(
  tx: Transaction,
  playerId: string,
  roundId: string,
  transfers: string,
): Promise<void> {
  const [round] = await tx.query<Sources>(
    "select source_ids, source_amounts, spins_id from seamless.round where player_id = $1 and id = $2",
    [playerId, roundId],
  );
  if (!round) return;
  const amounts = new Map(round.source_ids.map((id, index) => [id, BigInt(round.source_amounts[index]!)]));
  let total = 0n;
  for (const [giver, account, , , amount] of JSON.parse(transfers) as string[][]) {
    total += BigInt(amount!);
    if (giver === playerId) amounts.set(account!, (amounts.get(account!) ?? 0n) - BigInt(amount!));
  }
  if (round.spins_id !== null) {
    await tx.query(
      "update seamless.spins set used = used - 1 where player_id = $1 and id = $2 and used > 0",
      [playerId, round.spins_id],
    );
  }
  const left = [...amounts].filter(([, amount]) => amount > 0n);
  await tx.query(
    `update seamless.round set staked = staked - $3, source_ids = $4, source_amounts = $5,
       sequence = sequence + 1, state = case when staked = $3 and won = 0 then 'VOID' else state end,
       ended_at = case when staked = $3 and won = 0 then coalesce(ended_at, changed_at) else ended_at end
     where player_id = $1 and id = $2`,
    [playerId, roundId, total, left.map(([id]) => id), left.map(([, amount]) => amount)],
  );
}
