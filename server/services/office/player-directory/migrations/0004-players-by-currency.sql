-- The only filter of the player list that had no index: a rare currency read the whole table.
create index player_directory_by_currency on player_directory (currency, joined_at desc, player_id desc);
