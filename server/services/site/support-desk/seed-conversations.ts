import type { SupportChannel } from "@parlour/contracts/entities/support-desk";
import type { Queryable } from "../../../kit/database.ts";

/** A conversation that was over, or still open, when the data was seeded. */
export type PastConversation = {
  id: string;
  channel: SupportChannel;
  title: string;
  playerId: string | null;
  language: string;
  operator: { id: string; name: string } | null;
  openedAt: Date;
  firstAnsweredAt: Date | null;
  resolvedAt: Date | null;
  rating: { score: number; comment: string | null } | null;
  /** The names of existing tags. */
  tags: readonly string[];
};

/** Adds the deadlines, tags and ratings of seeded chats and messages. */
export async function seedConversations(
  db: Queryable,
  conversations: readonly PastConversation[],
): Promise<void> {
  const rows = JSON.stringify(
    conversations.map(({ operator, rating, ...one }) => ({
      ...one,
      operatorId: operator?.id ?? null,
      operatorName: operator?.name ?? null,
      score: rating?.score ?? null,
      comment: rating?.comment ?? null,
    })),
  );
  await db.query(
    `insert into support_conversations (id, channel, title, player_id, language, operator_id, operator_name, opened_at,
       first_answer_due_at, resolution_due_at, first_answered_at, resolved_at, rating, rating_comment, rated_at)
     select id, c.channel, title, "playerId", language, "operatorId", "operatorName", "openedAt",
       "openedAt" + t.first_answer_minutes * interval '1 minute',
       "openedAt" + t.resolution_minutes * interval '1 minute',
       "firstAnsweredAt", "resolvedAt", score, comment, case when score is not null then "resolvedAt" end
     from jsonb_to_recordset($1) as c(id text, channel text, title text, "playerId" text, language text,
       "operatorId" text, "operatorName" text, "openedAt" timestamptz, "firstAnsweredAt" timestamptz,
       "resolvedAt" timestamptz, score smallint, comment text)
     join support_targets t on t.channel = c.channel`,
    [rows],
  );
  await db.query(
    `insert into support_conversation_tags (conversation_id, tag_id)
     select c.id, t.id from jsonb_to_recordset($1) as c(id text, tags jsonb)
     join support_tags t on c.tags ? t.name`,
    [rows],
  );
}
