-- Locks wallets (all accounts of a player in a currency, or in every currency where none is named) and accounts of the house for the rest of the transaction, in
-- the order that ledger.post uses too: players by id, then the house. Whoever takes locks in this order never waits in
-- a circle, and the house's rows, which everybody needs, are held for the shortest time.
create or replace function ledger.lock_wallets(player_ids text[], currencies text[], house_account_ids text[])
returns void
language plpgsql
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  -- The keys are worked out first: a row that another transaction has just changed is checked again with them.
  perform (with key as materialized (
    select k.player_id, k.currency, null::text as id from unnest(player_ids, currencies) as k(player_id, currency)
    union all
    select 'house', null, id from unnest(house_account_ids) as id
  ), locked as materialized (
    select a.id
    from key k
    join ledger.account a on a.player_id = k.player_id
      and case when k.id is not null then a.id = k.id else a.currency = coalesce(k.currency, a.currency) end
    order by a.player_id = 'house', a.player_id, a.id
    for no key update of a
  )
  select count(*) from locked);
end $$;
