create schema sports;

-- The markets and prices of an event are one document, because they are always read and changed together.
create table sports.event (
  id text primary key,
  provider text not null,
  sport text not null,
  competition text not null,
  competition_name text not null,
  home jsonb not null,
  away jsonb not null,
  players jsonb not null,
  starts_at timestamptz not null,
  status text not null check (status in ('SCHEDULED', 'LIVE', 'ENDED', 'ABANDONED', 'CANCELLED')),
  -- Whether the event is suspended: by the provider, by a trader, or because a message is missing.
  is_suspended boolean not null,
  is_held boolean not null default false,
  has_gap boolean not null,
  -- The provider's number of the last message, our number of the last change, and our number of the last change of the
  -- score.
  sequence bigint not null,
  version bigint not null,
  score_version bigint not null,
  state jsonb,
  clock_seconds double precision not null,
  clock_at timestamptz not null,
  markets jsonb not null,
  updated_at timestamptz not null,
  ended_at timestamptz
);
create index on sports.event (status, starts_at, id);
create index on sports.event (competition, status, starts_at);

create table sports.incident (
  event_id text not null references sports.event on delete cascade,
  number int not null,
  data jsonb not null,
  primary key (event_id, number)
);

create table sports.feed_message (
  provider text not null,
  id text not null,
  event_id text not null,
  sequence bigint not null,
  received_at timestamptz not null,
  primary key (provider, id)
);
create index on sports.feed_message (received_at);

create table sports.bet (
  id text primary key,
  player_id text not null,
  session_id text,
  type text not null,
  currency text not null,
  stake_per_line bigint not null check (stake_per_line > 0),
  left_per_line bigint not null check (left_per_line >= 0),
  lines int not null,
  maximum_payout bigint not null,
  grant_id text,
  price_change text not null,
  status text not null
    check (status in ('PENDING', 'OPEN', 'WON', 'LOST', 'VOID', 'CASHED_OUT', 'REFUSED')),
  -- A payment that has been decided and may already have been made; see bet-operation.ts.
  operation jsonb,
  payout bigint not null default 0,
  cashed_out bigint not null default 0,
  auto_cash_out bigint,
  corrections int not null default 0,
  refusal jsonb,
  placed_at timestamptz not null,
  confirms_at timestamptz,
  settled_at timestamptz,
  changed_at timestamptz not null
);
create index on sports.bet (player_id, placed_at desc, id desc);
create index on sports.bet (changed_at) where operation is not null or status = 'PENDING';

create table sports.selection (
  bet_id text not null references sports.bet,
  position int not null,
  event_id text not null references sports.event,
  legs jsonb not null,
  -- Decimal odds in thousandths.
  price int not null,
  settlement jsonb,
  primary key (bet_id, position)
);
create index on sports.selection (event_id, bet_id);

create table sports.cash_out (
  bet_id text not null references sports.bet,
  id text not null,
  stake_per_line bigint not null,
  paid bigint not null,
  at timestamptz not null,
  primary key (bet_id, id)
);

-- The net amount that the house would pay if an outcome wins, in US cents.
create table sports.exposure (
  event_id text not null references sports.event on delete cascade,
  market text not null,
  outcome text not null,
  liability bigint not null,
  primary key (event_id, market, outcome)
);

create table sports.shared_slip (
  id text primary key,
  selections jsonb not null,
  created_at timestamptz not null
);
