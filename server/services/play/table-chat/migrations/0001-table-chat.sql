-- The chats of live tables. Names are stored masked, so that full names can't be shown by mistake.
create table table_chat_messages (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  slug text not null,
  player_id text not null,
  player_name text not null,
  text text not null,
  said_at timestamptz not null,
  reports integer not null default 0,
  decision text check (decision in ('REMOVED', 'APPROVED')),
  decided_at timestamptz,
  decided_by text
);
create index table_chat_messages_by_table on table_chat_messages (slug, sequence desc);
create index table_chat_messages_by_player on table_chat_messages (player_id, sequence desc);
create index table_chat_messages_reported on table_chat_messages (sequence desc)
  where reports > 0 and decision is null;
create index table_chat_messages_by_time on table_chat_messages (said_at);

create table table_chat_reports (
  message_id uuid not null references table_chat_messages (id) on delete cascade,
  player_id text not null,
  reported_at timestamptz not null,
  primary key (message_id, player_id)
);

-- A player has at most one mute; a new one replaces it. Earlier ones are in the audit log.
create table table_chat_mutes (
  player_id text primary key,
  muted_at timestamptz not null,
  muted_until timestamptz not null,
  muted_by text not null,
  reason text not null
);

-- Players whose messages a player has hidden.
create table table_chat_hidden_players (
  player_id text not null,
  hidden_player_id text not null,
  hidden_at timestamptz not null,
  primary key (player_id, hidden_player_id)
);
