import { rateLimited } from "../../../kit/http/invoke-route.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type GameSession, ownerOf } from "./game-session.ts";

/** A player's permission to start a round now. */
export type Turn = {
  /** Gives the turn back if no round was started, so that the player needn't wait for the next one. */
  giveBack(): Promise<void>;
};

const always: Turn = { giveBack: async () => {} };

/**
 * Takes a turn to start a round. Some jurisdictions require a minimum time between rounds. The time is
 * counted per player and game in the database, so that another page or server cannot bypass it.
 */
export async function takeTurn({ db, clock }: Kit, session: GameSession): Promise<Turn | Refusal> {
  const { gameId, minimumSpinMs } = session;
  if (minimumSpinMs === 0) return always;
  const now = clock.now();
  const turn = [ownerOf(session), gameId, now];
  const taken = await db.query(
    `insert into round_turns as turn (player_id, game_id, taken_at) values ($1, $2, $3)
     on conflict (player_id, game_id) do update set taken_at = $3 where turn.taken_at <= $4
     returning taken_at`,
    [...turn, new Date(now.getTime() - minimumSpinMs)],
  );
  if (taken.length > 0) {
    return {
      // Deleting the turn is safe: it was granted only because the previous turn was long enough ago.
      async giveBack() {
        await db.query(
          "delete from round_turns where player_id = $1 and game_id = $2 and taken_at = $3",
          turn,
        );
      },
    };
  }
  const [last] = await db.query<{ takenAt: Date }>(
    `select taken_at as "takenAt" from round_turns where player_id = $1 and game_id = $2`,
    turn.slice(0, 2),
  );
  const waitMs = last ? last.takenAt.getTime() + minimumSpinMs - now.getTime() : 0;
  return { ...rateLimited(waitMs / 1000), ...refuse("ROUND_TOO_SOON") };
}
