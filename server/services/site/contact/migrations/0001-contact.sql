-- What visitors wrote to support, as it was mailed.
create table contact_messages (
  id text primary key,
  email text not null,
  subject text not null,
  message text not null,
  birth_date date,
  username text,
  -- Who was signed in, if anybody.
  player_id text,
  language text not null,
  created_at timestamptz not null
);
create index contact_messages_created_at on contact_messages (created_at);
