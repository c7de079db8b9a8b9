-- What a reversed deposit took from the house because the player no longer had it. It is owed until it is collected
-- or an operator writes it off.
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

-- A reversal may stop an approved withdrawal until its provider was asked to pay. Approved ones may have been asked.
alter table withdrawals add column payout_requested_at timestamptz;
update withdrawals set payout_requested_at = created_at where status = 'APPROVED';

-- The operators' list of problems looks for these two steps.
create index payment_steps_to_review on payment_steps (event, at) where event in ('reverse', 'fail');
