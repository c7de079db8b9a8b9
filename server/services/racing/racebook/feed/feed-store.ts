import type { Going } from "@parlour/racing";
import type { Queryable } from "../../../../kit/database.ts";

export type FeedMeeting = {
  id: string;
  provider: string;
  course: { name: string; surface: string };
  going: Going;
  sequence: number;
};

/** Locks a provider's meeting, so that its cards are inserted one after the other. */
export async function lockMeeting(tx: Queryable, id: string): Promise<FeedMeeting | undefined> {
  const rows = await tx.query<FeedMeeting>(
    "select id, provider, course, going, sequence from racing_meetings where id = $1 for update",
    [id],
  );
  return rows[0];
}

/** Stores a meeting, and copies its course and going to the cards of its races that have not started. */
export async function writeMeeting(tx: Queryable, meeting: FeedMeeting): Promise<void> {
  const { id, provider, course, going, sequence } = meeting;
  await tx.query(
    `insert into racing_meetings (id, provider, course, going, sequence) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set course = $3, going = $4, sequence = $5`,
    [id, provider, JSON.stringify(course), going, sequence],
  );
  await tx.query(
    `update racing_races
     set card = jsonb_set(card, '{meeting}', (card -> 'meeting') || $2::jsonb)
     where meeting_id = $1 and state = 'OPEN'`,
    [id, JSON.stringify({ course, going })],
  );
}

export async function noteMessage(
  tx: Queryable,
  provider: string,
  { id, subject, sequence }: { id: string; subject: string; sequence: number },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into racing_feed_messages (provider, id, subject, sequence, received_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [provider, id, subject, sequence, now],
  );
}

export const isKnown = async (tx: Queryable, provider: string, id: string): Promise<boolean> =>
  (await tx.query("select from racing_feed_messages where provider = $1 and id = $2", [provider, id]))
    .length > 0;

/** Deletes old messages, which are kept to recognise repeats. */
export async function deleteOldMessages(db: Queryable, before: Date): Promise<void> {
  await db.query("delete from racing_feed_messages where received_at < $1", [before]);
}
