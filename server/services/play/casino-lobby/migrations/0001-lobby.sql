-- Games that can be played for free for a while. An offer without an end date lasts until it is removed.
create table free_game_offers (
  id text primary key,
  game_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at is null or ends_at > starts_at)
);

create table favourite_games (
  player_id text not null,
  game_id text not null,
  added_at timestamptz not null,
  primary key (player_id, game_id)
);
