import type {
  SupportChannel,
  SupportConversation,
  SupportTag,
} from "@parlour/contracts/entities/support-desk";
import type { Queryable } from "../../../kit/database.ts";
import { listOrder } from "../../../kit/pages.ts";

type Row = Pick<
  SupportConversation,
  "id" | "channel" | "title" | "playerId" | "language" | "operatorName" | "tags" | "noteCount"
> & {
  openedAt: Date;
  firstAnsweredAt: Date | null;
  resolvedAt: Date | null;
  firstAnswerDueAt: Date;
  resolutionDueAt: Date;
  dueAt: Date | null;
  score: number | null;
  comment: string | null;
  place: string;
};

/** A conversation and its position in the list, which may change later with its next deadline. */
export type ListedConversation = { conversation: SupportConversation; place: string };

export type ConversationFilter = {
  state: "OPEN" | "OVERDUE" | "RESOLVED" | undefined;
  channel: SupportChannel | undefined;
  tag: string | undefined;
  playerId: string | undefined;
  ids: readonly string[] | undefined;
  /** The position and id of the last conversation on the previous page. */
  cursor: readonly [at: string, id: string] | undefined;
  limit: number;
  now: Date;
};

/** Lists conversations: resolved ones newest first, others by their next deadline, so that overdue ones come first. */
export async function listConversations(
  db: Queryable,
  filter: ConversationFilter,
): Promise<ListedConversation[]> {
  const { state, channel, tag, playerId, ids, cursor, limit, now } = filter;
  const isResolved = state === "RESOLVED";
  const isByAge = isResolved || state === undefined;
  const { after, direction } = listOrder(!isByAge);
  const place = isResolved ? "resolved_at" : isByAge ? "opened_at" : "due_at";
  const states = {
    OPEN: "resolved_at is null",
    OVERDUE: "resolved_at is null",
    RESOLVED: "resolved_at is not null",
  };
  const rows = await db.query<Row>(
    `select id, channel, title, player_id as "playerId", language, operator_name as "operatorName",
       opened_at as "openedAt", first_answered_at as "firstAnsweredAt", resolved_at as "resolvedAt",
       first_answer_due_at as "firstAnswerDueAt", resolution_due_at as "resolutionDueAt", due_at as "dueAt",
       rating as score, rating_comment as comment, to_char(${place} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
       (select count(*)::int from support_notes n where n.conversation_id = c.id) as "noteCount",
       (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'isRetired', t.is_retired)
          order by t.name), '[]')
        from support_conversation_tags ct join support_tags t on t.id = ct.tag_id
        where ct.conversation_id = c.id) as tags
     from support_conversations c
     where ${state === undefined ? "true" : states[state]}
       and ($1::text is null or channel = $1)
       and ($2::text is null
         or id in (select conversation_id from support_conversation_tags where tag_id = $2))
       and ($3::text is null or player_id = $3)
       and ($4::text[] is null or id = any($4))
       and ($5::text is null or (${place}, id) ${after} ($5::timestamptz, $8))
       and ($7::timestamptz is null or due_at < $7)
     order by ${place} ${direction}, id ${direction} limit $6`,
    [
      channel ?? null,
      tag ?? null,
      playerId ?? null,
      ids ?? null,
      cursor?.[0] ?? null,
      limit,
      state === "OVERDUE" ? now : null,
      cursor?.[1] ?? null,
    ],
  );
  return rows.map((row) => ({ conversation: toConversation(row, now), place: row.place }));
}

export async function findPlayerOfConversation(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ playerId: string | null }>(
    `select player_id as "playerId" from support_conversations where id = $1`,
    [id],
  );
  return row?.playerId ?? undefined;
}

export async function hasConversation(db: Queryable, id: string): Promise<boolean> {
  return (await db.query("select 1 from support_conversations where id = $1", [id])).length > 0;
}

export async function countOverdue(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from support_conversations where resolved_at is null and due_at < $1",
    [now],
  );
  return row!.count;
}

export async function countOthersOf(db: Queryable, playerId: string, id: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from support_conversations where player_id = $1 and id <> $2",
    [playerId, id],
  );
  return row!.count;
}

export async function listTagsOf(db: Queryable, conversationId: string): Promise<SupportTag[]> {
  return await db.query<SupportTag>(
    `select t.id, t.name, t.is_retired as "isRetired"
     from support_conversation_tags c join support_tags t on t.id = c.tag_id
     where c.conversation_id = $1 order by t.name`,
    [conversationId],
  );
}

function toConversation(row: Row, now: Date): SupportConversation {
  const { openedAt, firstAnsweredAt, resolvedAt, firstAnswerDueAt, resolutionDueAt, dueAt, score, comment } =
    row;
  const isLate = (at: Date | null, dueBy: Date) => (at ?? resolvedAt ?? now) > dueBy;
  return {
    id: row.id,
    channel: row.channel,
    title: row.title,
    playerId: row.playerId,
    language: row.language,
    operatorName: row.operatorName,
    openedAt: openedAt.toISOString(),
    firstAnsweredAt: firstAnsweredAt?.toISOString() ?? null,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    due: dueAt && {
      step: firstAnsweredAt === null ? "FIRST_ANSWER" : "RESOLUTION",
      inSeconds: Math.round((dueAt.getTime() - now.getTime()) / 1_000),
    },
    missed: {
      firstAnswer: isLate(firstAnsweredAt, firstAnswerDueAt),
      resolution: isLate(resolvedAt, resolutionDueAt),
    },
    tags: row.tags,
    noteCount: row.noteCount,
    rating: score === null ? null : { score, comment },
  };
}
