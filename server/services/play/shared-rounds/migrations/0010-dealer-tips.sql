-- Tips to the dealers of live tables. The money is held in the ledger account dealerTips until it is paid out.
create table dealer_tip_payouts (
  id uuid primary key,
  dealer_id text not null,
  dealer_name text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  tips integer not null,
  first_day date not null,
  last_day date not null,
  paid_at timestamptz not null,
  paid_by text not null,
  reason text not null
);
create index dealer_tip_payouts_by_time on dealer_tip_payouts (paid_at desc);

-- The player's browser chooses the id, so that a tip that is sent twice is paid once. Names are stored masked.
create table dealer_tips (
  player_id text not null,
  id uuid not null,
  slug text not null,
  dealer_id text not null,
  dealer_name text not null,
  player_name text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  given_at timestamptz not null,
  payout_id uuid references dealer_tip_payouts (id),
  primary key (player_id, id)
);
create index dealer_tips_by_time on dealer_tips (given_at);
create index dealer_tips_by_player on dealer_tips (player_id, given_at);
create index dealer_tips_by_dealer on dealer_tips (dealer_id, given_at desc);
