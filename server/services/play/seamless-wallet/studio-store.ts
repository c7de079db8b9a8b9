import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { createSecretToken, hashSecretToken } from "../../../kit/secret-token.ts";

export type Studio = { id: string; keyVersion: number; isEnabled: boolean };

/** A player's game session at another studio, identified by its token. */
export type StudioSession = {
  studio: string;
  playerId: string;
  gameId: string;
  currency: string;
  expiresAt: Date;
};

const freshForMs = 10_000;

/** Finds studios. Every signed request needs its studio, so studios are cached for a few seconds. */
export function createStudios({ db }: Pick<Kit, "db">): { find(id: string): Promise<Studio | undefined> } {
  const known = new Map<string, { studio: Studio; readAtMs: number }>();
  return {
    async find(id) {
      const kept = known.get(id);
      if (kept && performance.now() - kept.readAtMs < freshForMs) return kept.studio;
      const [row] = await db.query<{ id: string; key_version: number; is_enabled: boolean }>(
        "select id, key_version, is_enabled from seamless.studio where id = $1",
        [id],
      );
      known.delete(id);
      if (!row) return undefined;
      const studio = { id: row.id, keyVersion: row.key_version, isEnabled: row.is_enabled };
      known.set(id, { studio, readAtMs: performance.now() });
      return studio;
    },
  };
}

/** Adds a studio and returns whether it is new; an existing one is left unchanged. */
export async function addStudio(db: Queryable, studio: { id: string; name: string }): Promise<boolean> {
  const added = await db.query(
    "insert into seamless.studio (id, name) values ($1, $2) on conflict do nothing returning id",
    [studio.id, studio.name],
  );
  return added.length > 0;
}

export async function raiseKeyVersion(db: Queryable, id: string): Promise<number | undefined> {
  const [row] = await db.query<{ key_version: number }>(
    "update seamless.studio set key_version = key_version + 1 where id = $1 returning key_version",
    [id],
  );
  return row?.key_version;
}

/** Opens a session and returns its token; only the token's hash is stored. */
export async function openStudioSession(kit: Kit, session: StudioSession): Promise<string> {
  const { token, hash } = createSecretToken(kit.random);
  await kit.db.query(
    `insert into seamless.session (token_hash, studio, player_id, game_id, currency, opened_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      hash,
      session.studio,
      session.playerId,
      session.gameId,
      session.currency,
      kit.clock.now(),
      session.expiresAt,
    ],
  );
  return token;
}

type SessionRow = { studio: string; player_id: string; game_id: string; currency: string; expires_at: Date };

/** Finds a session, even an ended one, because wins and rollbacks arrive late. */
export async function findStudioSession(
  db: Queryable,
  studio: string,
  token: string,
): Promise<StudioSession | undefined> {
  const [row] = await db.query<SessionRow>(
    `select studio, player_id, game_id, currency, expires_at from seamless.session
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
    }
  );
}
