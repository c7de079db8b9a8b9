create table recent_games (
  player_id text not null,
  game_id text not null,
  opened_at timestamptz not null,
  times bigint not null,
  primary key (player_id, game_id)
);
