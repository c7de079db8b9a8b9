-- The id under which a studio knows a player. It is stored, so that it stays the same when the secret changes from which
-- it was derived.
create table players_at_studios (
  studio text not null,
  player_id text not null,
  alias text not null,
  primary key (player_id, studio)
);
