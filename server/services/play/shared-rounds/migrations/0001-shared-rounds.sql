-- A round that everyone at a table plays together. Each decision is made only once, because every update names the
-- state that it starts from.
create table shared_rounds (
  slug text not null,
  number bigint not null,
  state text not null check (state in ('BETTING', 'RUNNING', 'VOID', 'SETTLED')),
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  starts_at timestamptz,
  ends_at timestamptz,
  next_at timestamptz,
  -- Whether the round was voided, in which case its stakes are refunded.
  voided boolean not null default false,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text,
  field jsonb not null,
  outcome jsonb,
  settled_at timestamptz,
  primary key (slug, number)
);
create index shared_rounds_unsettled on shared_rounds (slug, number) where state <> 'SETTLED';

-- The player's browser chooses the id, so that a bet can be sent again if the response was lost.
create table shared_round_bets (
  slug text not null,
  number bigint not null,
  id uuid not null,
  game_session text not null,
  player_name text not null,
  practice boolean not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  bet jsonb not null,
  state text not null check (state in ('TAKING', 'PLACED', 'REFUSED', 'WON', 'LOST', 'VOIDED', 'PAID', 'REFUNDED')),
  -- The multipliers, in hundredths, at which the bet is to be cashed out automatically and at which it was cashed out.
  leaves_at integer,
  left_at integer,
  win_minor bigint not null default 0 check (win_minor >= 0),
  placed_at timestamptz not null,
  -- When the bet was added to the player's history.
  closed_at timestamptz,
  primary key (slug, number, id),
  foreign key (slug, number) references shared_rounds (slug, number)
);
create index shared_round_bets_by_seat on shared_round_bets (game_session, slug, number);
create index shared_round_bets_open on shared_round_bets (slug, number) where closed_at is null;

-- The server that runs a table's rounds. The lease expires unless it is renewed.
create table shared_round_leases (
  slug text primary key,
  holder text not null,
  renewed_at timestamptz not null,
  runs_out_at timestamptz not null
);
