-- Few wagers owe money after a correction; operators review those of closed accounts.
create index wager_owed on wagering.wager (player_id) where owed > 0;
