-- Only open rounds with numbered draws are looked up by their last change. While the index listed all open wagers, a
-- plan that was made for an empty table searched it for the player's open wager, and so read every open bet of the
-- installation for each operation.
drop index wagering.wager_waiting;
create index wager_waiting on wagering.wager (provider, changed_at) where state = 'OPEN' and draw_key is not null;
