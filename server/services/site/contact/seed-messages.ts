import type { Queryable } from "@parlour/server/kit/database";
import type { StoredMessage } from "./contact-store.ts";

/** A message to support, with the operator's answer unless it is still open. */
export type PastMessage = Omit<StoredMessage, "birthDate"> & {
  /** Whether an operator has closed the message after answering it. */
  isClosed: boolean;
  answer: { operator: { id: string; name: string }; text: string; at: Date } | null;
};

/** Adds messages as if they had been written earlier. No e-mail is sent. */
export async function seedContactMessages(db: Queryable, messages: readonly PastMessage[]): Promise<void> {
  await db.query(
    `insert into contact_messages (id, email, subject, message, username, player_id, language, created_at, state)
     select id, email, subject, message, username, "playerId", language, "createdAt",
       case when answer is null or jsonb_typeof(answer) = 'null' then 'OPEN'
         when "isClosed" then 'CLOSED' else 'ANSWERED' end
     from jsonb_to_recordset($1) as m(id text, email text, subject text, message text, username text,
       "playerId" text, language text, "createdAt" timestamptz, "isClosed" boolean,
       answer jsonb)`,
    [JSON.stringify(messages)],
  );
  const answers = messages.flatMap(({ id, answer }) =>
    answer === null
      ? []
      : [
          {
            message_id: id,
            id: `${id}/answer`,
            operator_id: answer.operator.id,
            operator_name: answer.operator.name,
            text: answer.text,
            created_at: answer.at,
          },
        ],
  );
  await db.query(
    "insert into contact_answers select * from jsonb_populate_recordset(null::contact_answers, $1)",
    [JSON.stringify(answers)],
  );
}
