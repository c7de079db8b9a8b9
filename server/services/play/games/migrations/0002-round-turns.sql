-- When a player last began a round of a game, for jurisdictions that require a pause between rounds.
create table round_turns (
  player_id text not null,
  game_id text not null,
  taken_at timestamptz not null,
  primary key (player_id, game_id)
) with (fillfactor = 50);
