-- Payments as the sandbox's payment provider records them. It stands in for an external company.
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

-- Events that the provider still has to deliver to us, in the order of their delivery.
create table sandbox_payment_events (
  number bigint generated always as identity primary key,
  reference text not null,
  body text not null,
  due_at timestamptz not null,
  delivered boolean not null default false
);
create index sandbox_payment_events_due on sandbox_payment_events (due_at) where not delivered;
