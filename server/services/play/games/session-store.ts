import type { Queryable } from "../../../kit/database.ts";
import type { GameSession } from "./game-session.ts";

type SessionRow = {
  id: string;
  player_id: string | null;
  game_id: string;
  mode: "real" | "practice";
  currency: string;
  language: string;
  autoplay_allowed: boolean;
  minimum_spin_ms: number;
  turbo_allowed: boolean;
  ante_bets_allowed: boolean;
  feature_buys_allowed: boolean;
  stake_cap: string | null;
  figures_shown: boolean;
  maths_version: number | null;
  expires_at: Date;
};

export async function insertSession(
  db: Queryable,
  session: GameSession,
  creditsMinor: number | null,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into game_sessions (id, player_id, game_id, mode, currency, language, autoplay_allowed,
       minimum_spin_ms, turbo_allowed, ante_bets_allowed, feature_buys_allowed, stake_cap, figures_shown,
       credits, created_at, expires_at, maths_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      session.id,
      session.playerId,
      session.gameId,
      session.mode,
      session.currency,
      session.language,
      session.autoplayAllowed,
      session.minimumSpinMs,
      session.turboAllowed,
      session.anteBetsAllowed,
      session.featureBuysAllowed,
      session.stakeCapMinor,
      session.figuresShown,
      creditsMinor,
      now,
      session.expiresAt,
      session.mathsVersion,
    ],
  );
}

export async function findSession(db: Queryable, id: string): Promise<GameSession | undefined> {
  const [row] = await db.query<SessionRow>(
    `select id, player_id, game_id, mode, currency, language, autoplay_allowed, minimum_spin_ms, turbo_allowed,
       ante_bets_allowed, feature_buys_allowed, stake_cap, figures_shown, expires_at, maths_version
     from game_sessions where id = $1`,
    [id],
  );
  return (
    row && {
      id: row.id,
      playerId: row.player_id,
      gameId: row.game_id,
      mode: row.mode,
      currency: row.currency,
      language: row.language,
      autoplayAllowed: row.autoplay_allowed,
      minimumSpinMs: row.minimum_spin_ms,
      turboAllowed: row.turbo_allowed,
      anteBetsAllowed: row.ante_bets_allowed,
      featureBuysAllowed: row.feature_buys_allowed,
      stakeCapMinor: row.stake_cap === null ? null : Number(row.stake_cap),
      figuresShown: row.figures_shown,
      mathsVersion: row.maths_version,
      expiresAt: row.expires_at,
    }
  );
}

/**
 * Deletes ended sessions and the seeds of practice sessions. Rounds with real money are stored by wagering.
 */
export async function deleteEndedSessions(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `with ended as (
       delete from game_sessions where expires_at < $1 returning id, mode
     )
     delete from fair_seeds where owner in (select id from ended where mode = 'practice')`,
    [before],
  );
}
