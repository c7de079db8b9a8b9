-- Each running server writes here about once a second. If a server stops doing so, it is dead or paused, and others may
-- take over its unfinished work.
create table server_heartbeats (
  server_id text primary key,
  beat_at timestamptz not null
);
create index server_heartbeats_by_age on server_heartbeats (beat_at);

-- The server that is handling the request; null if a version without heartbeats claimed it.
alter table idempotency_keys add column claimed_by text;
