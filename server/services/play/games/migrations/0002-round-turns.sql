-- When a player last began a round of a game, where a jurisdiction wants time between two of them.
create table round_turns (
  player_id text not null,
  game_id text not null,
  taken_at timestamptz not null,
  primary key (player_id, game_id)
) with (fillfactor = 50);
