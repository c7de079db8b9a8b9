import type { Queryable } from "../../../kit/database.ts";
import type { ChannelPreference } from "./preferences.ts";

type Row = { topic: string; on_site: boolean; email: boolean; sms: boolean };

export async function listPreferences(
  db: Queryable,
  playerId: string,
): Promise<ReadonlyMap<string, ChannelPreference>> {
  const rows = await db.query<Row>(
    "select topic, on_site, email, sms from notification_preferences where player_id = $1",
    [playerId],
  );
  return new Map(rows.map(({ topic, on_site, email, sms }) => [topic, { onSite: on_site, email, sms }]));
}

export async function savePreference(
  db: Queryable,
  playerId: string,
  topic: string,
  choice: ChannelPreference,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into notification_preferences (player_id, topic, on_site, email, changed_at, sms)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, topic) do update
       set on_site = excluded.on_site, email = excluded.email, sms = excluded.sms,
         changed_at = excluded.changed_at`,
    [playerId, topic, choice.onSite, choice.email, now, choice.sms],
  );
}
