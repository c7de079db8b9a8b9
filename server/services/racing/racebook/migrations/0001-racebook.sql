-- Horse racing. A race is published as a card with everything that its prices, draw and replay depend on, so that later
-- versions of the model do not change it. The money is in wagering and the ledger; `racing_bets` describes each bet,
-- which counts only if its wager exists.
create table racing_worlds (
  id smallint primary key check (id = 1),
  seed text not null,
  careers_end_on text not null
);

create table racing_races (
  id text collate "C" primary key,
  meeting_id text collate "C" not null,
  date text not null,
  course_id text not null,
  number int not null,
  starts_at timestamptz not null,
  state text not null check (state in ('OPEN', 'RUNNING', 'OFFICIAL', 'SETTLED', 'VOID')),
  -- A version that increases with each withdrawal of a runner. A bet is accepted only for the version whose prices the
  -- player saw.
  version int not null default 1,
  card jsonb not null,
  withdrawals jsonb not null default '[]',
  seed text not null,
  seed_hash text not null,
  off_at timestamptz,
  official_at timestamptz,
  settled_at timestamptz,
  finish jsonb,
  tracks jsonb,
  starting_prices jsonb
);
create index racing_races_by_start on racing_races (starts_at);
create index racing_races_by_date on racing_races (date);
create index racing_races_unsettled on racing_races (starts_at) where settled_at is null;

create table racing_pools (
  id text collate "C" not null,
  currency text not null,
  type text not null,
  race_ids text[] not null,
  last_race_id text collate "C" not null,
  rules jsonb not null,
  carry_in_minor bigint not null default 0 check (carry_in_minor >= 0),
  -- The settlement of the pool, written once, before any payment, so that an interrupted settlement continues with the
  -- same figures.
  statement jsonb,
  carried_to text collate "C",
  settled_at timestamptz,
  primary key (id, currency)
);
create index racing_pools_by_last_race on racing_pools (last_race_id);

create table racing_bets (
  id text collate "C" primary key,
  player_id text collate "C" not null,
  currency text not null,
  market text not null check (market in ('FIXED', 'POOL')),
  type text not null,
  -- The race, or the first leg of several. Betting closes at its off.
  race_id text collate "C" not null,
  race_version int not null,
  pool_id text collate "C",
  selections jsonb not null,
  lines int not null,
  unit_minor bigint not null check (unit_minor > 0),
  stake_minor bigint not null check (stake_minor > 0),
  price_milli int,
  is_best_odds boolean not null,
  placed_at timestamptz not null,
  outcome text not null default 'OPEN' check (outcome in ('OPEN', 'WON', 'LOST', 'REFUNDED')),
  payout_minor bigint not null default 0,
  deduction_percent int not null default 0,
  settled_at timestamptz
);
create index racing_bets_of_player on racing_bets (player_id, placed_at desc, id desc);
create index racing_bets_on_race on racing_bets (race_id) where market = 'FIXED';
create index racing_bets_in_pool on racing_bets (pool_id, currency) where market = 'POOL';

-- The runs that race results add to horses' careers. Invented earlier runs are computed and not stored.
create table racing_runs (
  horse_id text collate "C" not null,
  race_id text collate "C" not null,
  jockey_id text collate "C" not null,
  place int not null,
  run jsonb not null,
  ran_at timestamptz not null,
  primary key (horse_id, race_id)
);
create index racing_runs_of_jockey on racing_runs (jockey_id, ran_at desc);

-- The lease of the server that runs the races, because only one may run them at a time.
create table racing_leases (
  id smallint primary key check (id = 1),
  holder text not null,
  runs_out_at timestamptz not null
);
