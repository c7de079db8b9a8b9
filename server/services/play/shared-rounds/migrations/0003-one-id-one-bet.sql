-- A bet's money moves under its id, so an id is one bet of its player in all rounds. Under the id of an earlier
-- round's the stake would be found paid already. What was written before keeps its place under another name.
update shared_round_bets b set id = gen_random_uuid()
where exists (
  select from shared_round_bets later
  where later.owner = b.owner and later.id = b.id and (later.slug, later.number) > (b.slug, b.number)
);
create unique index shared_round_bets_one_id on shared_round_bets (owner, id);
