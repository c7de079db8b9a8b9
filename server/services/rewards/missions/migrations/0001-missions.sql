create table missions (
  id text collate "C" primary key,
  version int not null,
  plan jsonb not null,
  -- The offers among the prizes as they were when the mission was saved, by id: players get what they were shown.
  offers jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ENDED')),
  -- When an operator ended the mission.
  ended_at timestamptz,
  created_at timestamptz not null,
  check (ends_at > starts_at),
  check ((state = 'ENDED') = (ended_at is not null))
);
create index missions_by_end on missions ((coalesce(ended_at, ends_at)));
create index missions_by_start on missions (starts_at desc, id desc);

create table mission_versions (
  mission_id text collate "C" not null references missions,
  version int not null,
  plan jsonb not null,
  offers jsonb not null,
  author text not null,
  reason text not null,
  at timestamptz not null,
  primary key (mission_id, version)
);

-- All changes to one player's missions happen one after another, because each of them first locks the player's row.
create table mission_players (
  player_id text collate "C" primary key,
  opted_out_at timestamptz
);

create table mission_progress (
  mission_id text collate "C" not null references missions,
  player_id text collate "C" not null,
  -- The first day of the period in the mission's time zone, such as 2030-01-31.
  period text collate "C" not null,
  ends_at timestamptz not null,
  currency text not null,
  -- The progress: a number of rounds or bets, or an amount in minor units.
  value bigint not null default 0,
  state text not null default 'OPEN' check (state in ('OPEN', 'COMPLETED', 'CLAIMED')),
  -- For a daily reward, the number of consecutive days up to and including this one.
  day int,
  changed_at timestamptz not null,
  claimed_at timestamptz,
  -- The maximum cost of the prize that was claimed.
  points bigint not null default 0,
  cost_minor bigint not null default 0,
  primary key (mission_id, player_id, period),
  check ((state = 'CLAIMED') = (claimed_at is not null))
);
create index mission_progress_of_player on mission_progress (player_id, ends_at);
create index mission_progress_by_change on mission_progress (mission_id, changed_at desc, player_id);

-- The rounds behind progress that has not been claimed, so that a refund corrects it.
create table mission_rounds (
  mission_id text collate "C" not null references missions,
  player_id text collate "C" not null,
  wager_id text not null,
  period text collate "C" not null,
  staked bigint not null,
  won bigint not null,
  value bigint not null,
  primary key (mission_id, player_id, wager_id)
);
create index mission_rounds_of_period on mission_rounds (mission_id, player_id, period);
