-- Amounts of reversed deposits that the house had to cover because the player no longer had the money. They are owed
-- until they are collected or an operator writes them off.
create table payment_debts (
  deposit_id text primary key,
  player_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  collected_minor bigint not null default 0 check (collected_minor between 0 and amount_minor),
  written_off_by text,
  written_off_at timestamptz,
  created_at timestamptz not null
);
create index payment_debts_of_player on payment_debts (player_id, created_at);

-- A reversal may stop an approved withdrawal until the provider is asked to pay it. For existing approved withdrawals,
-- we assume that it has been asked.
alter table withdrawals add column payout_requested_at timestamptz;
update withdrawals set payout_requested_at = created_at where status = 'APPROVED';

-- The operators' list of payment problems searches for reversals and failures with this index.
create index payment_steps_to_review on payment_steps (event, at) where event in ('reverse', 'fail');
