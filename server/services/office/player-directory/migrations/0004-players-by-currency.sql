-- The currency filter of the player list was the only one without an index, so searching for a rare currency read the whole
-- table.
create index player_directory_by_currency on player_directory (currency, joined_at desc, player_id desc);
