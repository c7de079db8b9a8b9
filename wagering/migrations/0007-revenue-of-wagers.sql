-- The kind of the house account that takes a wager's stakes and pays its wins; null for the account of its product or
-- vertical. Stakes at live tables went to revenueCasino before, and open wagers stay there until they are settled.
alter table wagering.wager add column revenue_kind text;
