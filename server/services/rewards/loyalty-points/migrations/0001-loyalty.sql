-- Tiers and rates, one row for each version; the latest one applies. The points themselves are in the ledger.
create table loyalty_programmes (
  version int primary key,
  plan jsonb not null,
  author text not null,
  reason text not null,
  created_at timestamptz not null
);

create table loyalty_players (
  player_id text collate "C" primary key,
  tier_id text not null,
  -- The points collected in the current window.
  tier_points bigint not null default 0 check (tier_points >= 0),
  window_ends_at timestamptz not null,
  excluded boolean not null default false,
  -- Fractions of a point, in millionths.
  tier_micro bigint not null default 0,
  points_micro bigint not null default 0
);
create index loyalty_players_by_tier on loyalty_players (tier_id, player_id);
create index loyalty_windows on loyalty_players (window_ends_at);

-- The entries of players' points histories: points earned by day and kind of game, and every redemption.
create table loyalty_entries (
  player_id text not null,
  id text not null,
  kind text not null check (kind in ('EARNED', 'REDEEMED', 'ADJUSTED')),
  about text not null,
  points bigint not null,
  tier_points bigint not null,
  amount_minor bigint not null,
  currency text not null,
  at timestamptz not null,
  primary key (player_id, id)
);
create index loyalty_history on loyalty_entries (player_id, at desc, id desc);
