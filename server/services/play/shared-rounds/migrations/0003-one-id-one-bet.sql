-- The ledger posts a bet under its id, so a player may use an id only once across all rounds. Otherwise, the stake of
-- a second bet with the same id would count as already paid. Existing duplicates get a new id.
update shared_round_bets b set id = gen_random_uuid()
where exists (
  select from shared_round_bets later
  where later.owner = b.owner and later.id = b.id and (later.slug, later.number) > (b.slug, b.number)
);
create unique index shared_round_bets_one_id on shared_round_bets (owner, id);
