import type { Queryable } from "../../../kit/database.ts";
import type { SupportDesk } from "../../../kit/ports/support-desk.ts";

/**
 * Stores the deadlines of conversations and when support met them, in the transactions of the services that store the
 * messages.
 */
export const supportDesk: SupportDesk = {
  async open(tx, { id, channel, title, playerId, language, at }) {
    await tx.query(
      `insert into support_conversations (id, channel, title, player_id, language, opened_at, first_answer_due_at,
         resolution_due_at)
       select $1, channel, $3, $4, $5, $6, $6::timestamptz + first_answer_minutes * interval '1 minute',
         $6::timestamptz + resolution_minutes * interval '1 minute'
       from support_targets where channel = $2`,
      [id, channel, title, playerId, language, at],
    );
  },
  async assign(tx, id, operator) {
    await tx.query("update support_conversations set operator_id = $2, operator_name = $3 where id = $1", [
      id,
      operator.id,
      operator.name,
    ]);
  },
  async answer(tx, id, operator, at) {
    await tx.query(
      `update support_conversations set operator_id = $2, operator_name = $3,
         first_answered_at = coalesce(first_answered_at, $4) where id = $1`,
      [id, operator.id, operator.name, at],
    );
  },
  async resolve(tx, id, at) {
    await tx.query(
      "update support_conversations set resolved_at = $2 where id = $1 and resolved_at is null",
      [id, at],
    );
  },
  async rate(tx, id, { score, comment, at }) {
    await tx.query(
      "update support_conversations set rating = $2, rating_comment = $3, rated_at = $4 where id = $1",
      [id, score, comment, at],
    );
  },
  readRating,
  async forget(tx, ids) {
    await tx.query("delete from support_notes where conversation_id = any($1)", [ids]);
    await tx.query(
      "update support_conversations set title = '', player_id = null, rating_comment = null where id = any($1)",
      [ids],
    );
  },
};

async function readRating(db: Queryable, id: string): Promise<{ isAnswered: boolean; score: number | null }> {
  const [row] = await db.query<{ isAnswered: boolean; score: number | null }>(
    `select first_answered_at is not null as "isAnswered", rating as score from support_conversations
     where id = $1`,
    [id],
  );
  return row ?? { isAnswered: false, score: null };
}
