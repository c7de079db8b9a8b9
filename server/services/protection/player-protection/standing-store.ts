import type { Break } from "@parlour/rules/protection-breaks";
import type { Queryable } from "../../../kit/database.ts";
import { limitReviewSubject } from "./limit-review.ts";

export type Standing = {
  breaks: Break[];
  isUnderReview: boolean;
  /** When the player last changed or reviewed their limits; null if never. */
  limitsReviewedAt: Date | null;
};

type Row = {
  kind: Break["kind"] | null;
  scope: Break["scope"];
  since: Date;
  until: Date | null;
  return_asked_at: Date | null;
  under_review: boolean;
  reviewed_at: Date | null;
};

/** Reads everything about a player's protection that the site shows on every page, in one statement. */
export async function readStanding(db: Queryable, playerId: string): Promise<Standing> {
  const rows = await db.query<Row>(
    `select kind, scope, since, until, return_asked_at,
       exists (select from protection_reviews review where review.player_id = player.id) as under_review,
       (select max(at) from protection_changes change
        where change.player_id = player.id
          and (change.subject = $2 or change.subject like 'PLAYER %')) as reviewed_at
     from (select $1::text as id) player
     left join protection_breaks break on break.player_id = player.id`,
    [playerId, limitReviewSubject],
  );
  return {
    breaks: rows.flatMap(({ kind, scope, since, until, return_asked_at }) =>
      kind === null ? [] : [{ kind, scope, since, until, returnAskedAt: return_asked_at }],
    ),
    isUnderReview: rows[0]!.under_review,
    limitsReviewedAt: rows[0]!.reviewed_at,
  };
}
