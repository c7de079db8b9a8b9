import type { PlayerLimitKind } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type PlayerLimit = {
  kind: PlayerLimitKind;
  currency: string;
  maxMinor: bigint;
  proposalId: string;
  setAt: Date;
};

type Row = { kind: PlayerLimitKind; currency: string; max_minor: string; proposal_id: string; set_at: Date };

export async function listPlayerLimits(db: Queryable, playerId: string): Promise<PlayerLimit[]> {
  const rows = await db.query<Row>("select * from player_limits where player_id = $1", [playerId]);
  return rows.map((row) => ({
    kind: row.kind,
    currency: row.currency,
    maxMinor: BigInt(row.max_minor),
    proposalId: row.proposal_id,
    setAt: row.set_at,
  }));
}

export async function setPlayerLimit(tx: Transaction, playerId: string, limit: PlayerLimit): Promise<void> {
  await tx.query(
    `insert into player_limits (player_id, kind, currency, max_minor, proposal_id, set_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, kind) do update set currency = excluded.currency, max_minor = excluded.max_minor,
       proposal_id = excluded.proposal_id, set_at = excluded.set_at`,
    [playerId, limit.kind, limit.currency, limit.maxMinor.toString(), limit.proposalId, limit.setAt],
  );
}

export async function liftPlayerLimit(
  tx: Transaction,
  playerId: string,
  kind: PlayerLimitKind,
): Promise<void> {
  await tx.query("delete from player_limits where player_id = $1 and kind = $2", [playerId, kind]);
}
