import type { Clock } from "./clock.ts";
import type { Database, Queryable } from "./database.ts";
import { type Message, type Messages, messageProviders } from "./messages.ts";
import type { ProviderCalls } from "./providers/provider-calls.ts";
import type { Random } from "./random.ts";
import { deleteInBatches } from "./retention.ts";

export type OutboxMessage = {
  id: string;
  channel: "sms" | "email";
  to: string;
  subject: string;
  text: string;
  code: string | null;
  createdAt: Date;
};

type Row = {
  id: string;
  channel: "sms" | "email";
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  sender: string | null;
  code: string | null;
  created_at: Date;
};
type Parts = { db: Database; clock: Clock; random: Random };

const listedAtMost = 200;

/**
 * Creates the sandbox's message sender, which only stores messages, so that the sandbox page can show them.
 */
export function createOutbox(parts: Parts & { providerCalls: ProviderCalls }): Messages {
  return {
    async send(message, tx) {
      await parts.providerCalls.watch(messageProviders[message.channel], () =>
        storeMessage(tx ?? parts.db, parts, message),
      );
    },
    async sendNow(message) {
      await storeMessage(parts.db, parts, message);
    },
  };
}

/** Lists the messages sent to an address or to a player, newest first; all messages if no filter is given. */
export async function listOutbox(
  db: Queryable,
  filter: { to?: string; playerId?: string } = {},
): Promise<OutboxMessage[]> {
  const { to, playerId } = filter;
  const rows = await db.query<Row>(
    `select * from outbox_messages
     where recipient_key = $1 or player_id = $2 or ($1::text is null and $2::text is null)
     order by created_at desc, position desc limit $3`,
    [to === undefined ? null : normaliseAddress(to), playerId ?? null, listedAtMost],
  );
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    code: row.code,
    createdAt: row.created_at,
  }));
}

export async function storeMessage(
  db: Queryable,
  { clock, random }: Pick<Parts, "clock" | "random">,
  message: Message,
): Promise<string> {
  const id = random.id("message");
  await db.query(
    `insert into outbox_messages
       (id, channel, recipient, recipient_key, subject, text, html, code, player_id, created_at, sender)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      message.channel,
      message.to,
      normaliseAddress(message.to),
      message.subject,
      message.text,
      message.html ?? null,
      message.code ?? null,
      message.playerId ?? null,
      clock.now(),
      message.from ?? null,
    ],
  );
  return id;
}

export async function findStoredMessage(db: Queryable, id: string): Promise<Message | undefined> {
  const [row] = await db.query<Row>("select * from outbox_messages where id = $1", [id]);
  if (!row) return undefined;
  return {
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    ...(row.html === null ? {} : { html: row.html }),
    ...(row.sender === null ? {} : { from: row.sender }),
  };
}

export async function deleteStoredMessage(db: Queryable, id: string): Promise<void> {
  await db.query("delete from outbox_messages where id = $1", [id]);
}

/** Deletes messages that could not be sent for a long time, because their codes have expired. */
export async function deleteStaleMessages(db: Queryable, before: Date): Promise<number> {
  return await deleteInBatches(db, { table: "outbox_messages", where: "old.created_at < $1", before });
}

/** Gives each address a single spelling. The `+` of a phone number often arrives as a space in a query string. */
function normaliseAddress(address: string): string {
  const text = address.trim();
  return text.includes("@") ? text.toLowerCase() : text.replace(/\D/g, "");
}

/** Counts the stored messages and finds the oldest. In production these are the messages still to be sent. */
export async function countOutbox(db: Queryable): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await db.query<{ count: number; oldestAt: Date | null }>(
    'select count(*)::int as count, min(created_at) as "oldestAt" from outbox_messages',
  );
  return row!;
}
