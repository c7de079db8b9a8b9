import type { ChatMessage } from "@parlour/contracts/entities/chat";
import type { ChatAuthor, ChatMessageKind, ChatState } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { findPlayerKey, openText, requirePlayerKey } from "../../../kit/player-keys.ts";

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

type MessageRow = Omit<NewMessage, "text"> & {
  chat_id: string;
  sequence: number;
  created_at: Date;
  text: string | null;
  sealed_text: Buffer | null;
  player_id: string | null;
};

const columns =
  "id, player_id, visitor_name, email, language, state, operator_id, operator_name, queue_place, last_sequence, created_at";
const messageColumns =
  "m.chat_id, m.sequence, m.id, m.kind, m.author, m.name, m.text, m.sealed_text, m.created_at, c.player_id";
const messagesFrom = "from chat_messages m join chats c on c.id = m.chat_id";
export const labelOf = (chatId: string, id: string) => `chat:${chatId}:${id}`;
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

/** The maximum number of waiting chats that the desk lists; the next ones follow as the queue moves. */
const mostWaiting = 500;

/** Lists all chats that an operator has taken, and those that have waited longest. */
export async function listOpenChats(db: Queryable): Promise<ChatRow[]> {
  return await db.query<ChatRow>(
    `select ${columns} from chats
      where state not in ('WAITING', 'ENDED')
         or id in (select id from chats where state = 'WAITING' order by queue_place limit ${mostWaiting})
      order by state desc, queue_place`,
  );
}

export async function listChatsOf(db: Queryable, operatorId: string): Promise<ChatRow[]> {
  return await db.query<ChatRow>(
    `select ${columns} from chats where state <> 'ENDED' and operator_id = $1 order by queue_place`,
    [operatorId],
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
  kit: Kit,
  db: Queryable,
  chatId: string,
  id: string,
): Promise<ChatMessage | undefined> {
  const [row] = await db.query<MessageRow>(
    `select ${messageColumns} ${messagesFrom} where m.chat_id = $1 and m.id = $2`,
    [chatId, id],
  );
  return row && (await openMessages(kit, db, [row]))[0];
}

/** Inserts a message. Lock the chat first. A message with a known id is returned unchanged. */
export async function insertMessage(
  kit: Kit,
  tx: Transaction,
  chat: ChatRow,
  message: NewMessage,
  now: Date,
): Promise<{ message: ChatMessage; isNew: boolean }> {
  const known = await findMessage(kit, tx, chat.id, message.id);
  if (known) return { message: known, isNew: false };
  const sequence = chat.last_sequence + 1;
  const key = chat.player_id === null ? undefined : await requirePlayerKey(kit, tx, chat.player_id);
  await tx.query(
    `insert into chat_messages (chat_id, sequence, id, kind, author, name, text, sealed_text, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      chat.id,
      sequence,
      message.id,
      message.kind,
      message.author,
      message.name,
      key === undefined ? message.text : null,
      key?.seal(labelOf(chat.id, message.id), message.text) ?? null,
      now,
    ],
  );
  await tx.query("update chats set last_sequence = $2, last_message_at = $3 where id = $1", [
    chat.id,
    sequence,
    now,
  ]);
  chat.last_sequence = sequence;
  return { message: { ...message, sequence, createdAt: now.toISOString() }, isNew: true };
}

export async function listMessages(kit: Kit, chatId: string, after: number): Promise<ChatMessage[]> {
  const rows = await kit.db.query<MessageRow>(
    `select ${messageColumns} ${messagesFrom}
     where m.chat_id = $1 and m.sequence > $2 order by m.sequence limit ${messagesAtOnce}`,
    [chatId, after],
  );
  return await openMessages(kit, kit.db, rows);
}

/** Lists chats that have not ended and have had no message since the given time. */
export async function listAbandonedChats(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from chats where state <> 'ENDED' and last_message_at < $1 order by last_message_at limit 500",
    [before],
  );
  return rows.map(({ id }) => id);
}

/** Deletes the chats that ended before the given time. Returns their ids. */
export async function deleteOldChats(tx: Transaction, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "delete from chats where state = 'ENDED' and last_message_at < $1 returning id",
    [before],
  );
  return rows.map(({ id }) => id);
}

/** Decrypts messages of one chat. */
async function openMessages(kit: Kit, db: Queryable, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  const owner = rows.find(({ sealed_text }) => sealed_text !== null)?.player_id ?? null;
  const key = owner === null ? undefined : await findPlayerKey(kit, db, owner);
  return rows.map(({ chat_id, sequence, id, kind, author, name, text, sealed_text, created_at }) => ({
    sequence,
    id,
    kind,
    author,
    name,
    text: text ?? openText(key, labelOf(chat_id, id), sealed_text!),
    createdAt: created_at.toISOString(),
  }));
}
