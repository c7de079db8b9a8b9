-- Deposits and withdrawals in their current state. Every change of state is also recorded in payment_steps.
create table deposits (
  id text primary key,
  player_id text not null,
  method text not null,
  provider text not null,
  currency text not null,
  -- The requested amount or, once completed, the amount that arrived.
  amount_minor bigint not null check (amount_minor > 0),
  status text not null,
  -- Whether the provider has accepted the order.
  started boolean not null default false,
  redirect_url text,
  instructions jsonb,
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index deposits_of_player on deposits (player_id, created_at desc);
create index deposits_to_expire on deposits (expires_at) where status = 'PENDING';

create table withdrawals (
  id text primary key,
  player_id text not null,
  method text not null,
  provider text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  -- The payout target, and how it is displayed.
  target text not null,
  target_label text not null,
  status text not null,
  signals text[] not null default '{}',
  decided_by text,
  reason text,
  created_at timestamptz not null
);
create index withdrawals_of_player on withdrawals (player_id, created_at desc);
create index withdrawals_by_status on withdrawals (status, created_at);

create table transfers (
  id text primary key,
  player_id text not null,
  recipient_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index transfers_of_player on transfers (player_id, created_at desc);

-- Messages from providers, each stored once. A message that arrives too early waits here.
create table provider_events (
  provider text not null,
  id text not null,
  kind text not null,
  reference text not null,
  status text not null,
  amount_minor bigint,
  confirmations integer,
  reason text,
  applied boolean not null default false,
  received_at timestamptz not null,
  primary key (provider, id)
);
create index provider_events_waiting on provider_events (reference) where not applied;

create table payment_steps (
  id bigint generated always as identity primary key,
  payment_id text not null,
  from_status text not null,
  to_status text not null,
  event text not null,
  actor text not null,
  reason text,
  at timestamptz not null
);
create index payment_steps_of_payment on payment_steps (payment_id, id);

create function refuse_payment_step_change() returns trigger language plpgsql as $$
begin
  raise exception 'the steps of a payment are never changed';
end $$;
create trigger payment_steps_append_only before update or delete on payment_steps
  for each row execute function refuse_payment_step_change();

-- Results of the reconciliations; only the latest run counts.
create table reconciliation_runs (
  id bigint generated always as identity primary key,
  provider text not null,
  from_time timestamptz not null,
  to_time timestamptz not null,
  compared integer not null,
  differences jsonb not null,
  at timestamptz not null
);
