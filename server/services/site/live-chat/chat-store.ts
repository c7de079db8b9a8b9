import type { ChatMessage } from "@parlour/contracts/entities/chat";
import type { ChatAuthor, ChatMessageKind, ChatState } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type ChatRow = {
  id: string;
  player_id: string | null;
  visitor_name: string;
  email: string | null;
  language: string;
  state: ChatState;
  operator_id: string | null;
  operator_name: string | null;
  queue_place: string;
  last_sequence: number;
  created_at: Date;
};

export type NewChat = {
  id: string;
  tokenHash: Buffer;
  playerId: string | null;
  visitorName: string;
  email: string | null;
  language: string;
  createdAt: Date;
};

export type NewMessage = {
  id: string;
  kind: ChatMessageKind;
  author: ChatAuthor;
  name: string;
  text: string;
};

type MessageRow = NewMessage & { sequence: number; created_at: Date };

const columns =
  "id, player_id, visitor_name, email, language, state, operator_id, operator_name, queue_place, last_sequence, created_at";
const messageColumns = "sequence, id, kind, author, name, text, created_at";
const messagesAtOnce = 200;

/** Inserts a chat. Returns false if the token already has one, because the request to start it was sent again. */
export async function insertChat(tx: Transaction, chat: NewChat): Promise<boolean> {
  const rows = await tx.query(
    `insert into chats (id, token_hash, player_id, visitor_name, email, language, state, created_at, last_message_at)
     values ($1, $2, $3, $4, $5, $6, 'WAITING', $7, $7) on conflict (token_hash) do nothing returning id`,
    [chat.id, chat.tokenHash, chat.playerId, chat.visitorName, chat.email, chat.language, chat.createdAt],
  );
  return rows.length > 0;
}

export async function findChatByToken(db: Queryable, tokenHash: Buffer): Promise<ChatRow | undefined> {
  const [row] = await db.query<ChatRow>(`select ${columns} from chats where token_hash = $1`, [tokenHash]);
  return row;
}

export async function findChat(db: Queryable, id: string): Promise<ChatRow | undefined> {
  const [row] = await db.query<ChatRow>(`select ${columns} from chats where id = $1`, [id]);
  return row;
}

/** Locks the chat, so that message numbers have no gaps and steps don't interleave. */
export async function lockChat(tx: Transaction, id: string): Promise<ChatRow | undefined> {
  const [row] = await tx.query<ChatRow>(`select ${columns} from chats where id = $1 for update`, [id]);
  return row;
}

export async function listOpenChats(db: Queryable): Promise<ChatRow[]> {
  return await db.query<ChatRow>(
    `select ${columns} from chats where state <> 'ENDED' order by state desc, queue_place limit 500`,
  );
}

/** Lists ended chats, newest first, starting before the given one. */
export async function listEndedChats(
  db: Queryable,
  filter: { playerId: string | undefined; before: string | undefined; limit: number },
): Promise<ChatRow[]> {
  return await db.query<ChatRow>(
    `select ${columns} from chats
      where state = 'ENDED' and ($1::text is null or player_id = $1)
        and ($2::text is null
          or (last_message_at, id) < (select last_message_at, id from chats last where last.id = $2))
      order by last_message_at desc, id desc limit $3`,
    [filter.playerId ?? null, filter.before ?? null, filter.limit],
  );
}

export async function countWaitingChats(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from chats where state = 'WAITING'",
  );
  return row!.count;
}

/** Returns the chat's position in the queue, counted from 1. */
export async function findPosition(db: Queryable, queuePlace: string): Promise<number> {
  const [row] = await db.query<{ count: string }>(
    "select count(*) from chats where state = 'WAITING' and queue_place <= $1",
    [queuePlace],
  );
  return Number(row!.count);
}

export async function setChatState(
  tx: Transaction,
  id: string,
  state: ChatState,
  operator: { id: string; name: string } | null,
): Promise<void> {
  await tx.query("update chats set state = $2, operator_id = $3, operator_name = $4 where id = $1", [
    id,
    state,
    operator?.id ?? null,
    operator?.name ?? null,
  ]);
}

export async function findMessage(
  db: Queryable,
  chatId: string,
  id: string,
): Promise<ChatMessage | undefined> {
  const [row] = await db.query<MessageRow>(
    `select ${messageColumns} from chat_messages where chat_id = $1 and id = $2`,
    [chatId, id],
  );
  return row && toMessage(row);
}

/** Inserts a message. Lock the chat first. A message with a known id is returned unchanged. */
export async function insertMessage(
  tx: Transaction,
  chat: ChatRow,
  message: NewMessage,
  now: Date,
): Promise<{ message: ChatMessage; isNew: boolean }> {
  const known = await findMessage(tx, chat.id, message.id);
  if (known) return { message: known, isNew: false };
  const sequence = chat.last_sequence + 1;
  await tx.query(
    `insert into chat_messages (chat_id, sequence, id, kind, author, name, text, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [chat.id, sequence, message.id, message.kind, message.author, message.name, message.text, now],
  );
  await tx.query("update chats set last_sequence = $2, last_message_at = $3 where id = $1", [
    chat.id,
    sequence,
    now,
  ]);
  chat.last_sequence = sequence;
  return { message: toMessage({ ...message, sequence, created_at: now }), isNew: true };
}

export async function listMessages(db: Queryable, chatId: string, after: number): Promise<ChatMessage[]> {
  const rows = await db.query<MessageRow>(
    `select ${messageColumns} from chat_messages
     where chat_id = $1 and sequence > $2 order by sequence limit ${messagesAtOnce}`,
    [chatId, after],
  );
  return rows.map(toMessage);
}

/** Lists chats that have not ended and have had no message since the given time. */
export async function listAbandonedChats(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from chats where state <> 'ENDED' and last_message_at < $1 order by last_message_at limit 500",
    [before],
  );
  return rows.map(({ id }) => id);
}

export async function deleteOldChats(db: Queryable, before: Date): Promise<void> {
  await db.query("delete from chats where state = 'ENDED' and last_message_at < $1", [before]);
}

function toMessage({ sequence, id, kind, author, name, text, created_at }: MessageRow): ChatMessage {
  return { sequence, id, kind, author, name, text, createdAt: created_at.toISOString() };
}
