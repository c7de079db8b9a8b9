import type { TableChatKind } from "@parlour/contracts/entities/table-chat";
import type { Queryable } from "@parlour/server/kit/database";

export type ChatMessage = {
  id: string;
  kind: TableChatKind;
  sequence: number;
  slug: string;
  playerId: string;
  playerName: string;
  text: string;
  saidAt: Date;
  reports: number;
  decision: "REMOVED" | "APPROVED" | null;
  decidedAt: Date | null;
  decidedBy: string | null;
};

/** A message that this many players have reported is hidden until an operator approves it. */
export const reportsThatHide = 3;

const columns = `id, kind, sequence::float8 as sequence, slug, player_id as "playerId", player_name as "playerName", text,
  said_at as "saidAt", reports, decision, decided_at as "decidedAt", decided_by as "decidedBy"`;

export async function insertMessage(
  db: Queryable,
  message: Pick<ChatMessage, "id" | "kind" | "slug" | "playerId" | "playerName" | "text" | "saidAt">,
): Promise<void> {
  await db.query(
    `insert into table_chat_messages (id, slug, player_id, player_name, text, said_at, kind)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      message.id,
      message.slug,
      message.playerId,
      message.playerName,
      message.text,
      message.saidAt,
      message.kind,
    ],
  );
}

export async function findMessage(db: Queryable, id: string): Promise<ChatMessage | undefined> {
  const rows = await db.query<ChatMessage>(`select ${columns} from table_chat_messages where id = $1`, [id]);
  return rows[0];
}

/** Lists the latest messages that players may see, oldest first. */
export async function listShownMessages(
  db: Queryable,
  slug: string,
  { since, count }: { since: Date; count: number },
): Promise<ChatMessage[]> {
  const rows = await db.query<ChatMessage>(
    `select ${columns} from table_chat_messages
     where slug = $1 and said_at > $2 and decision is distinct from 'REMOVED'
       and (reports < ${reportsThatHide} or decision = 'APPROVED')
     order by sequence desc limit $3`,
    [slug, since, count],
  );
  return rows.toReversed();
}

export type MessageFilter = {
  slug?: string | undefined;
  playerId?: string | undefined;
  isReportOpen: boolean;
  /** The id of a message; only older ones are listed. */
  before?: string | undefined;
  count: number;
};

/** Lists messages for operators, newest first, with the end of the author's mute. */
export async function listMessages(
  db: Queryable,
  now: Date,
  { slug, playerId, isReportOpen, before, count }: MessageFilter,
): Promise<(ChatMessage & { mutedUntil: Date | null })[]> {
  return await db.query(
    `select ${columns}, (select muted_until from table_chat_mutes mute
         where mute.player_id = message.player_id and mute.muted_until > $1) as "mutedUntil"
     from table_chat_messages message
     where kind = 'SAID' and ($2::text is null or slug = $2) and ($3::text is null or player_id = $3)
       and (not $4 or (reports > 0 and decision is null))
       and ($5::uuid is null or sequence < (select sequence from table_chat_messages where id = $5))
     order by sequence desc limit $6`,
    [now, slug ?? null, playerId ?? null, isReportOpen, before ?? null, count],
  );
}

/** Counts a player's report once. Returns the number of reports. */
export async function reportMessage(
  db: Queryable,
  { id, playerId, at }: { id: string; playerId: string; at: Date },
): Promise<number> {
  const rows = await db.query<{ reports: number }>(
    `with report as (
       insert into table_chat_reports (message_id, player_id, reported_at) values ($1, $2, $3)
       on conflict do nothing returning message_id
     )
     update table_chat_messages set reports = reports + (select count(*)::int from report)
     where id = $1 returning reports`,
    [id, playerId, at],
  );
  return rows[0]?.reports ?? 0;
}

/** Stores an operator's decision; a removed message stays removed. Returns undefined if it cannot be applied. */
export async function decideMessage(
  db: Queryable,
  id: string,
  { decision, by, at }: { decision: "REMOVED" | "APPROVED"; by: string; at: Date },
): Promise<ChatMessage | undefined> {
  const rows = await db.query<ChatMessage>(
    `update table_chat_messages set decision = $2, decided_by = $3, decided_at = $4
     where id = $1 and decision is distinct from 'REMOVED' and decision is distinct from $2
     returning ${columns}`,
    [id, decision, by, at],
  );
  return rows[0];
}

export async function deleteOldMessages(db: Queryable, before: Date): Promise<void> {
  await db.query("delete from table_chat_messages where said_at < $1", [before]);
}
