import type { Ledger } from "@parlour/ledger";
import type { Database, Transaction } from "../../../kit/database.ts";
import type { WalletOutcome, WalletRollback } from "../../../kit/ports/game-wallet.ts";

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
  now: Date,
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
      await tellAgain(tx, playerId, roundId, now);
      await passOn(tx, ledger, { playerId, operationId, roundId, transfers: undone.transfers });
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
  let wasGranted = false;
  for (const [giver, account, , , amount] of JSON.parse(transfers) as string[][]) {
    total += BigInt(amount!);
    wasGranted ||= account!.startsWith("promotions:");
    if (giver === playerId) amounts.set(account!, (amounts.get(account!) ?? 0n) - BigInt(amount!));
  }
  if (wasGranted && round.spins_id !== null) {
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

/** Those who had counted the stakes of a settled round learn what of them is no more. */
async function tellAgain(tx: Transaction, playerId: string, roundId: string, now: Date): Promise<void> {
  await tx.query(
    `with round as (
       select r.*, coalesce(sum(s.amount), 0)::bigint as total,
         coalesce(sum(s.amount) filter (where s.id not like 'bonus:%'), 0)::bigint as own
       from seamless.round r left join unnest(r.source_ids, r.source_amounts) as s(id, amount) on true
       where r.player_id = $1 and r.id = $2 and r.state <> 'OPEN'
       group by r.player_id, r.id
     ), told as (
       update seamless.round r set told_staked = round.total, told_own = round.own
       from round where r.player_id = round.player_id and r.id = round.id
     )
     insert into seamless.settlement (consumer, player_id, round_id, game_id, currency, spins_id, staked, own_staked,
                                      won, own_won, largest_stake, started_at, settled_at)
     select consumer, player_id, id, game_id, currency, spins_id, total - told_staked, own - told_own, 0, 0,
       largest_stake, started_at, $3
     from round, unnest(array['bonuses', 'loyalty']) as consumer
     where total <> told_staked`,
    [playerId, roundId, now],
  );
}

type Undoing = { playerId: string; operationId: string; roundId: string; transfers: string };

/** A stake that came from a bonus which has ended since goes on to the bonus's heir. */
async function passOn(
  tx: Transaction,
  ledger: Ledger,
  { playerId, operationId, roundId, transfers }: Undoing,
): Promise<void> {
  const parts = JSON.parse(transfers) as string[][];
  const heirs = await tx.query<{ id: string; heir_player_id: string; heir_id: string }>(
    `select id, heir_player_id, heir_id from ledger.account
     where player_id = $1 and id = any($2) and heir_id is not null`,
    [playerId, parts.filter(([giver]) => giver === playerId).map(([, account]) => account)],
  );
  if (heirs.length === 0) return;
  await ledger.within(tx).post({
    playerId,
    id: `${operationId}/heir`,
    type: "BONUS",
    reference: { kind: "round", id: roundId },
    transfers: heirs.flatMap(({ id, heir_player_id, heir_id }) =>
      parts
        .filter(([giver, account]) => giver === playerId && account === id)
        .map(([, , , , amount]) => ({
          from: { playerId, id },
          to: { playerId: heir_player_id, id: heir_id },
          amountMinor: BigInt(amount!),
        })),
    ),
  });
}
