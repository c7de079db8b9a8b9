-- Which finished hands have been read so far. The table has one row, written when the service first starts.
create table poker_integrity_progress (
  id boolean primary key default true check (id),
  played_at timestamptz not null,
  hand_id text not null
);

-- How two players played against each other at one table on one day. The lower id comes first; flows are in thousandths
-- of a big blind.
create table poker_pair_days (
  player_a text not null,
  player_b text not null,
  day date not null,
  table_id text not null,
  hands int not null,
  flow_ab bigint not null,
  flow_ba bigint not null,
  duels int not null,
  soft_duels int not null,
  -- The hand in which the most chips moved between the two players, as evidence.
  top_hand text not null,
  top_flow bigint not null,
  -- Whether the devices and addresses of the two players have been compared for this day.
  is_compared boolean not null default false,
  primary key (player_a, player_b, day, table_id)
);
create index poker_pair_days_by_day on poker_pair_days (day);

-- A player's play on one day. Times are in milliseconds.
create table poker_player_days (
  player_id text not null,
  day date not null,
  decisions int not null,
  think_ms double precision not null,
  think_squares double precision not null,
  duels int not null,
  soft_duels int not null,
  primary key (player_id, day)
);
create index poker_player_days_by_day on poker_player_days (day);
