-- The secret of a session is only in the player's cookie; the table stores its SHA-256.
create table sessions (
  id text primary key,
  secret_hash bytea not null unique,
  handle text not null unique,
  player_id text not null,
  country text,
  device_id text,
  address text,
  user_agent text,
  idle_seconds integer not null check (idle_seconds > 0),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_by_player on sessions (player_id, created_at desc);

-- Responses by idempotency key; the response is null while the first request is in progress.
create table idempotency_keys (
  player_id text not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  claimed_at timestamptz not null,
  answer_status integer,
  answer_body text,
  primary key (player_id, call, key)
);
create index idempotency_keys_by_age on idempotency_keys (claimed_at);

create table limit_counters (
  scope text not null,
  key text not null,
  hits integer not null,
  window_ends_at timestamptz not null,
  primary key (scope, key)
);
create index limit_counters_by_end on limit_counters (window_ends_at);

-- Messages: all of them in sandbox mode, in production only those that still have to be sent.
create table outbox_messages (
  id text primary key,
  -- Keeps messages of the same moment in the order in which they were sent.
  position bigint generated always as identity,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  -- The normalised recipient: an e-mail address in lower case, or a phone number in digits only.
  recipient_key text not null,
  subject text not null,
  text text not null,
  html text,
  code text,
  player_id text,
  created_at timestamptz not null
);
create index outbox_messages_by_recipient on outbox_messages (recipient_key, created_at desc);
create index outbox_messages_by_player on outbox_messages (player_id, created_at desc);
