-- At some tables a person deals. Such a round waits after betting has closed until the dealer has called its result.
-- A wrong result is corrected by two operators: the round is then settled again.
alter table shared_rounds add column is_dealt boolean not null default false;
alter table shared_rounds add column correction integer not null default 0;
alter table shared_rounds drop constraint shared_rounds_state_check;
alter table shared_rounds add constraint shared_rounds_state_check
  check (state in ('BETTING', 'RUNNING', 'VOID', 'SETTLED', 'CORRECTING'));

-- The last correction of its round that the bet's payout includes.
alter table shared_round_bets add column correction integer not null default 0;

-- Every result that was called for a round: the dealer's has the version 0, corrections count up. Rows are never changed.
create table dealt_round_calls (
  slug text not null,
  number bigint not null,
  version integer not null,
  outcome jsonb not null,
  called_at timestamptz not null,
  operator_id text not null,
  -- The proposal that two operators have agreed, and why: only for corrections.
  proposal_id text,
  reason text,
  primary key (slug, number, version),
  foreign key (slug, number) references shared_rounds (slug, number)
);

-- Who deals at a table now. The dealer's console reports every few seconds that it is there and that it sends video.
create table dealer_shifts (
  slug text primary key,
  operator_id text not null,
  operator_name text not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  video_at timestamptz
);
