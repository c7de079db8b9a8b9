-- These foreign keys are not needed: a bet and its selections are stored by one statement, and events with bets are
-- never deleted. Checking the keys took a tenth of the time of storing a bet.
alter table sports.selection drop constraint selection_bet_id_fkey, drop constraint selection_event_id_fkey;

-- Ids are compared byte by byte, which is faster than comparing by the rules of a language.
alter table sports.event alter column id type text collate "C";
alter table sports.bet alter column id type text collate "C", alter column player_id type text collate "C";
alter table sports.selection alter column bet_id type text collate "C", alter column event_id type text collate "C";
alter table sports.exposure alter column event_id type text collate "C", alter column market type text collate "C",
  alter column outcome type text collate "C";
