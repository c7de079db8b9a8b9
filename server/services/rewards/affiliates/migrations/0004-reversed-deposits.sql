-- Deposits that were taken back. It may be heard before the deposit itself, which then earns nothing.
create table affiliate_reversed_deposits (
  deposit_id text primary key,
  at timestamptz not null
);
