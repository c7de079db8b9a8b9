-- Conversations with support. A visitor's browser has a secret to find its conversation again, of which only the hash
-- is stored. A player's chat can be opened only by that player.
create sequence chat_queue_places;

create table chats (
  id text primary key,
  token_hash bytea not null unique,
  player_id text,
  visitor_name text not null,
  email text,
  language text not null,
  state text not null check (state in ('WAITING', 'ACTIVE', 'ENDED')),
  operator_id text,
  operator_name text,
  -- The chat's place in the queue. A chat that an operator hands back keeps its place, so it waits at the front.
  queue_place bigint not null default nextval('chat_queue_places'),
  last_sequence integer not null default 0,
  created_at timestamptz not null,
  last_message_at timestamptz not null
);
create index chats_open on chats (queue_place) where state <> 'ENDED';
create index chats_by_age on chats (last_message_at);

create table chat_messages (
  chat_id text not null references chats (id) on delete cascade,
  sequence integer not null,
  -- The message's id, which the sender chooses, so that a message sent twice is stored once.
  id text not null,
  kind text not null check (kind in ('SAID', 'JOINED', 'REQUEUED', 'ENDED')),
  author text not null check (author in ('VISITOR', 'AGENT', 'HOUSE')),
  name text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (chat_id, sequence),
  unique (chat_id, id)
);

-- When support is available: times of day in a time zone, by ISO weekday (1 is Monday).
create table chat_hours (
  only_row boolean primary key default true check (only_row),
  time_zone text not null,
  spans jsonb not null
);
insert into chat_hours (time_zone, spans) values (
  'UTC',
  '{"1": [["00:00", "24:00"]], "2": [["00:00", "24:00"]], "3": [["00:00", "24:00"]], "4": [["00:00", "24:00"]],
    "5": [["00:00", "24:00"]], "6": [["00:00", "24:00"]], "7": [["00:00", "24:00"]]}'
);
