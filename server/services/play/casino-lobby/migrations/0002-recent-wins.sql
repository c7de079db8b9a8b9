-- Large wins without names, copied for the home page. The wagers remain the authoritative record.
create table recent_wins (
  id bigint generated always as identity primary key,
  game_id text not null,
  currency text not null,
  staked_minor bigint not null check (staked_minor > 0),
  won_minor bigint not null check (won_minor > 0),
  at timestamptz not null
);
