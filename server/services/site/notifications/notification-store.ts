import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { NotifiedData, NotifiedKind, Topic } from "./kinds.ts";

export type NotificationRow = {
  id: string;
  kind: NotifiedKind;
  topic: Topic;
  data: NotifiedData[NotifiedKind];
  created_at: Date;
  acknowledged_at: Date | null;
  deleted_at: Date | null;
};

const columns = "id, kind, topic, data, created_at, acknowledged_at, deleted_at";

type NewNotification = Pick<NotificationRow, "id" | "kind" | "topic" | "data"> & {
  playerId: string;
  createdAt: Date;
  acknowledgedAt?: Date | null;
};

/** Inserts a message; an existing one is left unchanged. */
export async function insertNotification(db: Queryable, added: NewNotification): Promise<void> {
  await db.query(
    `insert into notifications (player_id, id, kind, topic, data, created_at, acknowledged_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      added.playerId,
      added.id,
      added.kind,
      added.topic,
      JSON.stringify(added.data),
      added.createdAt,
      added.acknowledgedAt ?? null,
    ],
  );
}

type Page = { before: { createdAt: Date; id: string } | null; limit: number };

/** Lists messages that aren't deleted. It reads one more than requested, to find out whether there is another page. */
export async function listUndeleted(
  db: Queryable,
  playerId: string,
  page: Page,
  hidden: readonly Topic[],
): Promise<NotificationRow[]> {
  return await list(db, playerId, page, "and deleted_at is null", hidden);
}

/** Lists messages, including deleted ones for as long as they are retained. */
export async function listAll(db: Queryable, playerId: string, page: Page): Promise<NotificationRow[]> {
  return await list(db, playerId, page, "");
}

async function list(
  db: Queryable,
  playerId: string,
  { before, limit }: Page,
  only: string,
  hidden: readonly Topic[] = [],
): Promise<NotificationRow[]> {
  return await db.query<NotificationRow>(
    `select ${columns} from notifications
     where player_id = $1 ${only} and topic <> all($5::text[]) and ($2::timestamptz is null or (created_at, id) < ($2, $3))
     order by created_at desc, id desc limit $4`,
    [playerId, before?.createdAt ?? null, before?.id ?? null, limit, hidden],
  );
}

export async function countUnread(
  db: Queryable,
  playerId: string,
  hidden: readonly Topic[] = [],
): Promise<number> {
  const [row] = await db.query<{ count: string }>(
    `select count(*) as count from notifications
     where player_id = $1 and deleted_at is null and acknowledged_at is null and topic <> all($2::text[])`,
    [playerId, hidden],
  );
  return Number(row?.count ?? 0);
}

export async function countReadOfCampaign(db: Queryable, campaignId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from notifications
     where kind = 'CAMPAIGN_MESSAGE' and data ->> 'campaignId' = $1 and acknowledged_at is not null`,
    [campaignId],
  );
  return row!.count;
}

export async function findNotification(
  db: Queryable,
  playerId: string,
  id: string,
): Promise<NotificationRow | undefined> {
  const [row] = await db.query<NotificationRow>(
    `select ${columns} from notifications where player_id = $1 and id = $2`,
    [playerId, id],
  );
  return row;
}

/** Marks a message as read or deleted, or restores it. Repeating a change keeps the time of the first one. */
export async function changeNotification(
  tx: Transaction,
  change: "acknowledge" | "delete" | "restore",
  { playerId, id, now }: { playerId: string; id: string; now: Date },
): Promise<NotificationRow | undefined> {
  const [row] = await tx.query<NotificationRow>(
    `update notifications set
       acknowledged_at = case when $3 = 'acknowledge' then coalesce(acknowledged_at, $4) else acknowledged_at end,
       deleted_at = case when $3 = 'delete' then coalesce(deleted_at, $4)
                         when $3 = 'restore' then null else deleted_at end
     where player_id = $1 and id = $2 returning ${columns}`,
    [playerId, id, change, now],
  );
  return row;
}

export async function acknowledgeUpTo(
  tx: Transaction,
  playerId: string,
  newest: { created_at: Date; id: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `update notifications set acknowledged_at = $4
     where player_id = $1 and acknowledged_at is null and (created_at, id) <= ($2, $3)`,
    [playerId, newest.created_at, newest.id, now],
  );
}

/** Deletes old messages; those that players deleted are removed sooner. */
export async function deleteOldNotifications(
  db: Queryable,
  before: { deleted: Date; created: Date },
): Promise<void> {
  await db.query("delete from notifications where created_at < $2 or deleted_at < $1", [
    before.deleted,
    before.created,
  ]);
}
