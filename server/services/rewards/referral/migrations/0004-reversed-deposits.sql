-- Deposits that were reversed. The reversal may be reported before the deposit, which then earns no reward.
create table referral_reversed_deposits (
  deposit_id text primary key,
  at timestamptz not null
);
