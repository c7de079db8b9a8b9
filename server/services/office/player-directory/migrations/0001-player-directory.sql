-- The data by which operators filter players, copied from the services that own it, so that each filter needs one index
-- on one narrow table. The table can be emptied and rebuilt at any time.
create table player_directory (
  player_id text collate "C" primary key,
  joined_at timestamptz not null,
  status text not null,
  country text not null,
  currency text not null,
  verification text not null,
  tier text not null,
  last_seen_at timestamptz
) with (fillfactor = 80);
create index player_directory_by_age on player_directory (joined_at desc, player_id desc);
create index player_directory_by_status on player_directory (status, joined_at desc, player_id desc);
create index player_directory_by_country on player_directory (country, joined_at desc, player_id desc);
create index player_directory_by_verification on player_directory (verification, joined_at desc, player_id desc);
create index player_directory_by_tier on player_directory (tier, joined_at desc, player_id desc);
create index player_directory_by_last_seen on player_directory (last_seen_at);

-- Lifetime totals of a player's postings, in minor units of the player's currency.
create table player_totals (
  player_id text collate "C" primary key,
  currency text not null,
  deposits numeric(38, 0) not null,
  withdrawals numeric(38, 0) not null,
  gross numeric(38, 0) not null,
  promotions numeric(38, 0) not null
) with (fillfactor = 80);
create index player_totals_by_deposits on player_totals (currency, deposits);

-- Which players, sessions and postings have been read so far. The table has one row.
create table player_directory_progress (
  id boolean primary key default true check (id),
  joined_until timestamptz not null default '-infinity',
  joined_id text not null default '',
  seen_until timestamptz not null default '-infinity',
  last_number bigint not null default 0
);
insert into player_directory_progress default values;

create table player_tags (
  player_id text collate "C" not null,
  tag text not null,
  operator_name text not null,
  created_at timestamptz not null,
  primary key (player_id, tag)
);
create index player_tags_by_tag on player_tags (tag, player_id);

create table player_segments (
  id text primary key,
  name text not null,
  filter jsonb not null,
  author text not null,
  created_at timestamptz not null
);
create unique index player_segments_by_name on player_segments (lower(name));
