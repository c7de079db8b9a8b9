-- When the player last placed a stake. The totals are rebuilt from the first posting to fill the column for all
-- players.
alter table player_totals add column last_played_at timestamptz;
truncate player_totals;
update player_directory_progress set last_number = 0;
