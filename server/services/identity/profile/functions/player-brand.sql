-- The brand that a player's account belongs to. Other services call this function, because the profile service owns the
-- players.
create or replace function player_brand(wanted text) returns text language sql stable strict parallel safe
  return (select brand_id from players where id = wanted);
