-- Locks wallets (all accounts of a player in one currency, or in every currency if none is named) and house accounts
-- for the rest of the transaction, in the same order as ledger.post: players by id, then the house. Transactions that
-- lock in this order cannot deadlock, and the house rows, which every transaction needs, are held for the shortest
-- time.
create or replace function ledger.lock_wallets(player_ids text[], currencies text[], house_account_ids text[])
returns void
language plpgsql
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  -- The list of wallets to lock is materialised first, because PostgreSQL checks a row against the list again if
  -- another transaction has just changed it.
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
