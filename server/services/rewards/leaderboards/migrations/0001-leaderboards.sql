create table leaderboards (
  id text collate "C" primary key,
  version int not null,
  plan jsonb not null,
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED', 'PAID', 'CANCELLED')),
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index leaderboards_to_close on leaderboards (ends_at) where state in ('OPEN', 'CLOSED');
create index leaderboards_by_start on leaderboards (starts_at desc, id desc);

create table leaderboard_versions (
  leaderboard_id text collate "C" not null references leaderboards,
  version int not null,
  plan jsonb not null,
  author text not null,
  reason text not null,
  at timestamptz not null,
  primary key (leaderboard_id, version)
);

-- The score of each player: minor units, hundredths of a multiple, or points.
create table leaderboard_scores (
  leaderboard_id text collate "C" not null references leaderboards,
  player_id text collate "C" not null,
  score bigint not null default 0,
  -- When the score was reached, and with which settlement; both decide ties.
  reached_at timestamptz not null,
  reached_by bigint not null,
  -- Players who may not receive prizes are not ranked.
  hidden boolean not null default false,
  primary key (leaderboard_id, player_id)
);
create index leaderboard_ranking
  on leaderboard_scores (leaderboard_id, score desc, reached_at, reached_by, player_id)
  where score > 0 and not hidden;

-- The rounds behind the scores, so that a refund or a late win corrects them. Deleted once the winners are final.
create table leaderboard_rounds (
  leaderboard_id text collate "C" not null references leaderboards,
  player_id text collate "C" not null,
  wager_id text not null,
  staked bigint not null,
  won bigint not null,
  score bigint not null,
  settled_at timestamptz not null,
  settlement bigint not null,
  primary key (leaderboard_id, player_id, wager_id)
);

create table leaderboard_winners (
  leaderboard_id text collate "C" not null references leaderboards,
  place int not null,
  player_id text collate "C" not null,
  score bigint not null,
  prize_minor bigint not null check (prize_minor > 0),
  state text not null default 'DUE' check (state in ('DUE', 'PAID', 'WITHHELD')),
  decided_at timestamptz,
  primary key (leaderboard_id, place),
  unique (leaderboard_id, player_id)
);
