import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { createSecretToken, hashSecretToken } from "../../../kit/secret-token.ts";

/** A player's game session at another studio, identified by its token. */
export type StudioSession = {
  studio: string;
  playerId: string;
  gameId: string;
  currency: string;
  expiresAt: Date;
  /** The player's session on the site, with which this one ends; null for the sandbox's test players, who have none. */
  siteSessionId: string | null;
};

/** Opens a session and returns its token; only the token's hash is stored. */
export async function openStudioSession(
  kit: Pick<Kit, "db" | "clock" | "random">,
  session: StudioSession,
): Promise<string> {
  const { token, hash } = createSecretToken(kit.random);
  await kit.db.query(
    `insert into seamless.session (token_hash, studio, player_id, game_id, currency, opened_at, expires_at, site_session)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hash,
      session.studio,
      session.playerId,
      session.gameId,
      session.currency,
      kit.clock.now(),
      session.expiresAt,
      session.siteSessionId,
    ],
  );
  return token;
}

type SessionRow = {
  studio: string;
  player_id: string;
  game_id: string;
  currency: string;
  expires_at: Date;
  site_session: string | null;
};

/** Finds a session, even an ended one, because wins and rollbacks arrive late. */
export async function findStudioSession(
  db: Queryable,
  studio: string,
  token: string,
): Promise<StudioSession | undefined> {
  const [row] = await db.query<SessionRow>(
    `select studio, player_id, game_id, currency, expires_at, site_session from seamless.session
     where token_hash = $1 and studio = $2`,
    [hashSecretToken(token), studio],
  );
  return (
    row && {
      studio: row.studio,
      playerId: row.player_id,
      gameId: row.game_id,
      currency: row.currency,
      expiresAt: row.expires_at,
      siteSessionId: row.site_session,
    }
  );
}

/** Returns whether the ledger has a result for a transaction: a posting, a refusal for good or an early rollback. */
export async function isKnownTransaction(
  db: Queryable,
  playerId: string,
  transactionId: string,
): Promise<boolean> {
  const found = await db.query("select from ledger.posting where player_id = $1 and id = $2", [
    playerId,
    transactionId,
  ]);
  return found.length > 0;
}
