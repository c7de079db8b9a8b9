-- Operators look a round up by its id alone. A hash index serves equality only, and costs a stake less than a tree.
create index wager_by_id on wagering.wager using hash (id);
