-- Only open rounds with numbered draws are looked up by their last change. When the index contained all open wagers, a
-- plan that was made for an empty table used it to find the player's open wager, and so each operation read every open
-- bet of the installation.
drop index wagering.wager_waiting;
create index wager_waiting on wagering.wager (provider, changed_at) where state = 'OPEN' and draw_key is not null;
