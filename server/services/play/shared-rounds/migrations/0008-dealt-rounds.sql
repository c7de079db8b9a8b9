-- A person deals at some tables. After betting has closed, the round waits until the dealer has called the result. Two
-- operators can correct a wrong result, and the round is then settled again.
alter table shared_rounds add column is_dealt boolean not null default false;
alter table shared_rounds add column correction integer not null default 0;
alter table shared_rounds drop constraint shared_rounds_state_check;
alter table shared_rounds add constraint shared_rounds_state_check
  check (state in ('BETTING', 'RUNNING', 'VOID', 'SETTLED', 'CORRECTING'));

-- The last correction of the round that is included in the bet's payout.
alter table shared_round_bets add column correction integer not null default 0;

-- Every result called for a round: the dealer's has version 0, and each correction has the next number. Rows are never
-- changed.
create table dealt_round_calls (
  slug text not null,
  number bigint not null,
  version integer not null,
  outcome jsonb not null,
  called_at timestamptz not null,
  operator_id text not null,
  -- For corrections: the proposal that two operators agreed on, and the reason.
  proposal_id text,
  reason text,
  primary key (slug, number, version),
  foreign key (slug, number) references shared_rounds (slug, number)
);

-- The dealer currently at each table. The dealer's console reports every few seconds that it is open and sending video.
create table dealer_shifts (
  slug text primary key,
  operator_id text not null,
  operator_name text not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  video_at timestamptz
);
