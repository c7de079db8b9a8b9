-- Players with a limit or a break. A deposit locks this row, which also has the time zone in which the player's
-- calendar months begin.
create table protected_players (
  player_id text primary key,
  time_zone text not null,
  -- False until the player's time zone is known, if an operator set the first limit.
  is_zone_known boolean not null,
  created_at timestamptz not null
);

create table protection_limits (
  player_id text not null,
  -- Whether the player or an operator set the limit.
  source text not null check (source in ('PLAYER', 'OPERATOR')),
  kind text not null,
  period text not null,
  -- The limit in minor units of the currency or, for TIME, in seconds and without a currency.
  amount bigint not null check (amount > 0),
  currency text not null,
  -- A higher limit that takes effect after a waiting period, once the player confirms it. If the amount is null, the
  -- limit will be removed.
  pending_amount bigint,
  pending_from timestamptz,
  changed_at timestamptz not null,
  primary key (player_id, source, kind, period)
);

-- Every change of a limit or a break, for disputes and for detecting markers of harm.
create table protection_changes (
  id bigint generated always as identity primary key,
  player_id text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  actor text not null,
  at timestamptz not null
);
create index protection_changes_of_player on protection_changes (player_id, id);

create table protection_breaks (
  player_id text not null,
  -- The scope of the break: ALL, or a vertical.
  scope text not null,
  kind text not null check (kind in ('TIME_OUT', 'SELF_EXCLUSION')),
  since timestamptz not null,
  -- The end of the break; null if it is permanent.
  until timestamptz,
  return_asked_at timestamptz,
  primary key (player_id, scope)
);
