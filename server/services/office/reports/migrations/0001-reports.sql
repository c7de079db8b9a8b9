-- Movements in the ledger, totalled by day. The table is built only from postings, in the order of their numbers, so it
-- can be deleted and rebuilt at any time. The house's balances show whether it is correct.
create table report_flows (
  day date not null,
  currency text not null,
  type text not null,
  -- The owner and kind of the account: 'player:cash', 'house:revenueCasino'.
  giver text not null,
  taker text not null,
  -- The game that the round belonged to, or an empty string.
  game_id text not null,
  amount numeric(38, 0) not null,
  transfers bigint not null,
  primary key (day, currency, type, giver, taker, game_id)
);

-- The spread of a game's results, from which the limits for its return are computed.
create table report_games (
  day date not null,
  currency text not null,
  game_id text not null,
  bets bigint not null,
  stake numeric(38, 0) not null,
  win numeric(38, 0) not null,
  stake_squares numeric not null,
  win_squares numeric not null,
  stake_wins numeric not null,
  primary key (day, currency, game_id)
);

-- The postings that a day's figures include, so that a figure can be traced to its postings.
create table report_days (
  day date primary key,
  first_number bigint not null,
  last_number bigint not null
);

-- Which postings have been added up so far. The table has one row.
create table report_progress (
  id boolean primary key default true check (id),
  last_number bigint not null,
  gathered_at timestamptz
);
insert into report_progress (last_number) values (0);
