-- The books of the sandbox's own payment provider, which plays a company outside.
create table sandbox_payments (
  reference text primary key,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  method text not null,
  currency text not null,
  asked_minor bigint not null,
  received_minor bigint not null default 0,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What it has to tell us, in this order, until we have taken it.
create table sandbox_payment_events (
  number bigint generated always as identity primary key,
  reference text not null,
  body text not null,
  due_at timestamptz not null,
  delivered boolean not null default false
);
create index sandbox_payment_events_due on sandbox_payment_events (due_at) where not delivered;
