-- Notifications to players on the site. Only the facts are stored; the text is composed when the notification is read.
create table notifications (
  player_id text not null,
  id text not null,
  kind text not null,
  topic text not null,
  data jsonb not null,
  created_at timestamptz not null,
  acknowledged_at timestamptz,
  deleted_at timestamptz,
  primary key (player_id, id)
);
create index notifications_kept on notifications (player_id, created_at desc, id desc) where deleted_at is null;
create index notifications_unread on notifications (player_id)
  where deleted_at is null and acknowledged_at is null;
create index notifications_by_age on notifications (created_at);
create index notifications_deleted on notifications (deleted_at) where deleted_at is not null;

-- Players' preferences, as far as they differ from the default.
create table notification_preferences (
  player_id text not null,
  topic text not null,
  on_site boolean not null,
  email boolean not null,
  changed_at timestamptz not null,
  primary key (player_id, topic)
);
