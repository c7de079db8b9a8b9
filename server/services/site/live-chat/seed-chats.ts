import type { Queryable } from "../../../kit/database.ts";
import { hashSecretToken } from "../../../kit/secret-token.ts";

/** An ended conversation. The visitor's and the agent's messages alternate, and the visitor writes first. */
export type EndedChat = {
  id: string;
  playerId: string;
  visitorName: string;
  email: string;
  language: string;
  operator: { id: string; name: string };
  messages: readonly string[];
  startedAt: Date;
  /** The time between two messages. */
  pauseMs: number;
};

/** When the operator first answers: after the visitor's question and the note that the operator joined. */
export const firstAnswerOf = ({ startedAt, pauseMs }: EndedChat): Date =>
  new Date(startedAt.getTime() + 2 * pauseMs);

/** When the chat ends: after its messages and the note that the operator joined. */
export const endOf = ({ startedAt, pauseMs, messages }: EndedChat): Date =>
  new Date(startedAt.getTime() + (messages.length + 1) * pauseMs);

/** Adds conversations that are over, so that operators find transcripts. They cannot be continued. */
export async function seedEndedChats(db: Queryable, chats: readonly EndedChat[]): Promise<void> {
  const messages = chats.flatMap(messagesOf);
  const lastOf = (id: string) => messages.findLast(({ chat_id }) => chat_id === id)!;
  await db.query(
    `insert into chats (id, token_hash, player_id, visitor_name, email, language, state, operator_id, operator_name,
       last_sequence, created_at, last_message_at)
     select id, decode(token, 'hex'), player_id, visitor_name, email, language, 'ENDED', operator_id, operator_name,
       last_sequence, created_at, last_message_at
     from jsonb_to_recordset($1) as c(id text, token text, player_id text, visitor_name text, email text,
       language text, operator_id text, operator_name text, last_sequence int, created_at timestamptz,
       last_message_at timestamptz)`,
    [
      JSON.stringify(
        chats.map((chat) => ({
          id: chat.id,
          token: hashSecretToken(chat.id).toString("hex"),
          player_id: chat.playerId,
          visitor_name: chat.visitorName,
          email: chat.email,
          language: chat.language,
          operator_id: chat.operator.id,
          operator_name: chat.operator.name,
          last_sequence: lastOf(chat.id).sequence,
          created_at: chat.startedAt,
          last_message_at: lastOf(chat.id).created_at,
        })),
      ),
    ],
  );
  await db.query(
    `insert into chat_messages (chat_id, sequence, id, kind, author, name, text, created_at)
     select chat_id, sequence, id, kind, author, name, text, created_at
     from jsonb_populate_recordset(null::chat_messages, $1)`,
    [JSON.stringify(messages)],
  );
}

function messagesOf({ id, visitorName, operator, messages, startedAt, pauseMs }: EndedChat) {
  const [first = "", ...rest] = messages;
  const said = (author: "VISITOR" | "AGENT", text: string) => ({
    kind: "SAID",
    author,
    name: author === "VISITOR" ? visitorName : operator.name,
    text,
  });
  const note = (kind: "JOINED" | "ENDED", name: string) => ({ kind, author: "HOUSE", name, text: "" });
  const lines = [
    said("VISITOR", first),
    note("JOINED", operator.name),
    ...rest.map((text, index) => said(index % 2 === 0 ? "AGENT" : "VISITOR", text)),
    note("ENDED", ""),
  ];
  return lines.map((line, index) => ({
    ...line,
    chat_id: id,
    sequence: index + 1,
    id: `${id}/${index + 1}`,
    created_at: new Date(startedAt.getTime() + index * pauseMs),
  }));
}
