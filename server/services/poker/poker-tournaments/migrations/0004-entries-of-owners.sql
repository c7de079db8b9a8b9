-- A player's statistics add up their own entries.
create index poker_tournament_entries_owner on poker_tournament_entries (owner, created_at);
