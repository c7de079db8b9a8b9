-- Visitors' messages to support, as they were e-mailed.
create table contact_messages (
  id text primary key,
  email text not null,
  subject text not null,
  message text not null,
  birth_date date,
  username text,
  -- The player, if one was signed in.
  player_id text,
  language text not null,
  created_at timestamptz not null
);
create index contact_messages_created_at on contact_messages (created_at);
