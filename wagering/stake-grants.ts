import type { Reader } from "./admission.ts";

export type NewStakeGrant = {
  playerId: string;
  id: string;
  productId: string;
  currency: string;
  stakeMinor: bigint;
  /** The number of stakes that the house pays. */
  stakes: number;
  /**
   * The account that winnings go to. `pendingBonus` holds them until the service that made the grant decides what to
   * do with them. If such winnings are corrected to a lower amount, the house's promotions account pays the
   * difference until the service has recovered it.
   */
  credit: "cash" | "pendingBonus";
  expiresAt: Date;
};

export type PlayableGrant = Pick<
  NewStakeGrant,
  "id" | "productId" | "currency" | "stakeMinor" | "expiresAt"
> & {
  left: number;
};

/** Stakes that the house pays for a player, such as free spins. */
export type StakeGrants = {
  /** Creates a grant. Granting the same id twice has no effect. */
  grant(grant: NewStakeGrant, tx?: Reader): Promise<void>;
  /** Cancels the unused stakes of a grant; its open wagers can still be finished. */
  end(tx: Reader, playerId: string, id: string): Promise<void>;
  /** Returns the number of stakes left, and whether a wager of the grant is still open. */
  left(tx: Reader, playerId: string, id: string): Promise<{ left: number; isPlaying: boolean }>;
  /**
   * Lists a player's grants that have stakes left and have not expired; the one that expires first comes
   * first.
   */
  playable(playerId: string): Promise<PlayableGrant[]>;
};

type GrantRow = {
  id: string;
  product_id: string;
  currency: string;
  stake: string;
  left: number;
  expires_at: Date;
};

export function createStakeGrants(db: Reader, clock: { now(): Date }): StakeGrants {
  return {
    async grant({ playerId, id, productId, currency, stakeMinor, stakes, credit, expiresAt }, tx = db) {
      await tx.query(
        `insert into wagering.stake_grant (player_id, id, product_id, currency, stake, granted, credit, granted_at,
           expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (player_id, id) do nothing`,
        [playerId, id, productId, currency, stakeMinor, stakes, credit, clock.now(), expiresAt],
      );
    },
    async end(tx, playerId, id) {
      await tx.query(
        "update wagering.stake_grant set expires_at = least(expires_at, $3) where player_id = $1 and id = $2",
        [playerId, id, clock.now()],
      );
    },
    async left(tx, playerId, id) {
      const [row] = await tx.query<{ left: number; isPlaying: boolean }>(
        `select case when expires_at > $3 then granted - used else 0 end as left,
           exists (select from wagering.wager w
                   where w.player_id = g.player_id and w.grant_id = g.id and w.state = 'OPEN') as "isPlaying"
         from wagering.stake_grant g where player_id = $1 and id = $2`,
        [playerId, id, clock.now()],
      );
      return row ?? { left: 0, isPlaying: false };
    },
    async playable(playerId) {
      const rows = await db.query<GrantRow>(
        `select id, product_id, currency, stake, granted - used as left, expires_at from wagering.stake_grant
         where player_id = $1 and used < granted and expires_at > $2 order by expires_at, id`,
        [playerId, clock.now()],
      );
      return rows.map((row) => ({
        id: row.id,
        productId: row.product_id,
        currency: row.currency,
        stakeMinor: BigInt(row.stake),
        left: row.left,
        expiresAt: row.expires_at,
      }));
    },
  };
}
