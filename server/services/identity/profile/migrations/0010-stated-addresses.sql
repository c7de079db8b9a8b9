-- The street, city and postcode that a player states, encrypted with the player's key. The country and the subdivision,
-- which decide on the jurisdiction, stay on the player.
create table player_addresses (
  player_id text primary key references players (id),
  sealed bytea not null,
  stated_at timestamptz not null
);
