-- How far the finished hands were read. One row, written when the service first starts.
create table poker_integrity_progress (
  id boolean primary key default true check (id),
  played_at timestamptz not null,
  hand_id text not null
);

-- What two players did at one table on one day. The first is the smaller id; flows are in thousandths of a big blind.
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
  -- The hand with the largest flow, as evidence.
  top_hand text not null,
  top_flow bigint not null,
  -- Whether devices and addresses were compared on this day.
  is_compared boolean not null default false,
  primary key (player_a, player_b, day, table_id)
);
create index poker_pair_days_by_day on poker_pair_days (day);

-- What a player did in a day. Times are in milliseconds.
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
