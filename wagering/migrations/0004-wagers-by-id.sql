-- Operators look up a round by its id alone. A hash index supports only equality, but slows down a stake less than a
-- B-tree.
create index wager_by_id on wagering.wager using hash (id);
