-- Only game rounds are looked up by their id alone, so bets and poker players' visits to tables need no entry in this
-- index.
create index wager_rounds_by_id on wagering.wager using hash (id) where reference_kind = 'round';
drop index wagering.wager_by_id;
