-- How withdrawals are decided: approval rules, and the amount from which two operators must approve. There is at most
-- one row; without it, the defaults in the code apply.
create table withdrawal_policy (
  is_only boolean primary key default true check (is_only),
  policy jsonb not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null
);

alter table withdrawals
  -- The operator who gave the first of two approvals.
  add column first_approved_by text,
  add column first_approved_name text,
  add column first_approved_at timestamptz,
  -- The decision of the approval rules, with the facts that it was based on.
  add column evaluation jsonb;
