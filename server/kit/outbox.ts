import type { Generated } from "kysely";
import type { Clock } from "./clock.ts";
import type { Database, Queryable } from "./database.ts";
import type { Message, Messages } from "./messages.ts";
import type { Random } from "./random.ts";

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
  position: Generated<string>;
  channel: "sms" | "email";
  recipient: string;
  recipient_key: string;
  subject: string;
  text: string;
  html: string | null;
  code: string | null;
  player_id: string | null;
  created_at: Date;
};
type Tables = { outbox_messages: Row };
type Parts = { db: Database; clock: Clock; random: Random };

const listedAtMost = 200;
const keepDays = 7;

/** Sandbox mode sends nothing: what would have been sent can be read here. */
export function createOutbox(parts: Parts): Messages {
  return {
    async send(message, tx) {
      await storeMessage(tx ?? parts.db, parts, message);
    },
  };
}

/** Newest first; those to the address and those of the player when both are given, all when none is. */
export async function listOutbox(
  db: Queryable,
  filter: { to?: string; playerId?: string } = {},
): Promise<OutboxMessage[]> {
  const { to, playerId } = filter;
  const rows = await db
    .tables<Tables>()
    .selectFrom("outbox_messages")
    .selectAll()
    .$if(to !== undefined || playerId !== undefined, (query) =>
      query.where((where) =>
        where.or([
          ...(to === undefined ? [] : [where("recipient_key", "=", normaliseAddress(to))]),
          ...(playerId === undefined ? [] : [where("player_id", "=", playerId)]),
        ]),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("position", "desc")
    .limit(listedAtMost)
    .execute();
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
  await db
    .tables<Tables>()
    .insertInto("outbox_messages")
    .values({
      id,
      channel: message.channel,
      recipient: message.to,
      recipient_key: normaliseAddress(message.to),
      subject: message.subject,
      text: message.text,
      html: message.html ?? null,
      code: message.code ?? null,
      player_id: message.playerId ?? null,
      created_at: clock.now(),
    })
    .execute();
  return id;
}

export async function findStoredMessage(db: Queryable, id: string): Promise<Message | undefined> {
  const row = await db
    .tables<Tables>()
    .selectFrom("outbox_messages")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    ...(row.html === null ? {} : { html: row.html }),
  };
}

export async function deleteStoredMessage(db: Queryable, id: string): Promise<void> {
  await db.tables<Tables>().deleteFrom("outbox_messages").where("id", "=", id).execute();
}

/** Messages that no provider took within a week carry codes that are worthless by now. */
export async function deleteStaleMessages(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepDays * 86_400_000);
  await db.tables<Tables>().deleteFrom("outbox_messages").where("created_at", "<", before).execute();
}

/** One spelling of an address. A `+` of a telephone number often arrives as a space from a query. */
function normaliseAddress(address: string): string {
  const text = address.trim();
  return text.includes("@") ? text.toLowerCase() : text.replace(/\D/g, "");
}

/** How many messages are kept, and since when; in production those are the ones still to be sent. */
export async function countOutbox(db: Queryable): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await db.query<{ count: number; oldestAt: Date | null }>(
    'select count(*)::int as count, min(created_at) as "oldestAt" from outbox_messages',
  );
  return row!;
}
