-- Partners' addresses that receive events. Two operators have agreed on the address and the events.
create table webhooks (
  id text primary key,
  name text not null,
  url text not null,
  events text[] not null,
  state text not null,
  version integer not null default 1,
  approved_by text not null,
  created_at timestamptz not null,
  -- Encrypted signing secrets: the current one and the previous one, which is also used to sign until it expires.
  secret bytea,
  old_secret bytea,
  old_secret_until timestamptz,
  -- Failed attempts since the last successful one.
  failures integer not null default 0,
  failing_since timestamptz,
  paused_until timestamptz,
  broken_at timestamptz
);

-- One row for each event and webhook. Sending an event again keeps its row and its id.
create table webhook_deliveries (
  number bigint generated always as identity primary key,
  webhook_id text not null references webhooks (id),
  event_id text not null,
  event text not null,
  body jsonb not null,
  state text not null,
  attempts integer not null default 0,
  -- The number of attempts before an operator sent the event again; retries are counted from here.
  attempts_before integer not null default 0,
  answer_status integer,
  fault text,
  created_at timestamptz not null,
  attempted_at timestamptz,
  next_at timestamptz,
  unique (webhook_id, event_id)
);
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, number);
create index webhook_deliveries_by_state on webhook_deliveries (webhook_id, state, number);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
