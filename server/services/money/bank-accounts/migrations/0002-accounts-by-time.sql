-- Operators page through a player's accounts, newest first.
create index bank_accounts_by_time on bank_accounts (player_id, created_at, id);
