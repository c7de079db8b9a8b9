-- What moved in the ledger, added up by day. Made of the postings alone, in the order of their numbers: it can be
-- thrown away and gathered anew at any time, and the house's balances say whether it is right.
create table report_flows (
  day date not null,
  currency text not null,
  type text not null,
  -- Whose and what kind of account: 'player:cash', 'house:revenueCasino'.
  giver text not null,
  taker text not null,
  -- The game whose round it was about, or nothing.
  game_id text not null,
  amount numeric(38, 0) not null,
  transfers bigint not null,
  primary key (day, currency, type, giver, taker, game_id)
);

-- How the results of a game are spread, for the limits within which its return must lie.
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

-- Which postings a day is made of, so that a figure leads to them.
create table report_days (
  day date primary key,
  first_number bigint not null,
  last_number bigint not null
);

-- How far the postings are added up. One row.
create table report_progress (
  id boolean primary key default true check (id),
  last_number bigint not null,
  gathered_at timestamptz
);
insert into report_progress (last_number) values (0);
