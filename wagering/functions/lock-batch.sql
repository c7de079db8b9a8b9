-- Locks the players of a batch and reads everything that the rules need to decide its operations, one per player.
-- Players are locked in the order of their ids, then the jackpot pools in a fixed order. House accounts are locked
-- last and only briefly, by ledger.post. A locked player's rows cannot change before the commit. Returns one JSON
-- document, because it is cheaper to parse than rows with many columns.
create or replace function wagering.lock_batch(
  player_ids text[], currencies text[], vertical_bits int[],
  -- Whether to include empty accounts, because money may have to be returned to them.
  with_empty boolean[],
  operation_ids text[], wager_ids text[],
  -- The product on which the player must not have another open wager.
  opened_products text[], draw_keys text[], grant_ids text[], refunded_ids text[],
  -- Products whose jackpot pools may be fed or won, each listed once with its currency.
  pool_products text[], pool_currencies text[],
  asked_at timestamptz
) returns json
language plpgsql
-- A connection keeps query plans that were made while the tables were empty. These settings ensure that the
-- plans are also good for full tables.
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  accounts json; lookups json; pools json; locked_count int; matching int; is_new boolean;
begin
  with key as materialized (
    select * from unnest(player_ids, currencies, vertical_bits, with_empty)
      as k(player_id, currency, vertical_bit, with_empty)
  ), locked as materialized (
    select a.player_id, a.id, a.kind, a.balance, a.verticals, a.spent_first, a.max_stake,
      a.successor_player_id, a.successor_id
    from key k
    join ledger.account a on a.player_id = k.player_id and a.currency = k.currency
      and (a.kind = 'cash'
           or a.kind in ('locked', 'bonus') and a.verticals & k.vertical_bit > 0 and (a.balance > 0 or k.with_empty)
           or a.kind = 'pendingBonus' and k.with_empty)
    order by a.player_id, a.id
    for no key update of a
  )
  select json_agg(json_build_array(player_id, id, kind, balance::text, verticals, spent_first, max_stake::text,
                                   successor_player_id, successor_id)), count(*)
  into accounts, locked_count from locked;

  -- Accounts that were empty when the previous statement began may have been credited while it waited for a lock. The
  -- following count includes these accounts, and the locked accounts can no longer change.
  select count(*) into matching
  from unnest(player_ids, currencies, vertical_bits, with_empty) as k(player_id, currency, vertical_bit, with_empty)
  join ledger.account a on a.player_id = k.player_id and a.currency = k.currency
    and (a.kind = 'cash'
         or a.kind in ('locked', 'bonus') and a.verticals & k.vertical_bit > 0 and (a.balance > 0 or k.with_empty)
         or a.kind = 'pendingBonus' and k.with_empty);
  if matching > locked_count then
    raise exception 'an account was credited meanwhile' using errcode = 'serialization_failure';
  end if;

  if cardinality(pool_products) > 0 then
    with locked as materialized (
      select p.product_id, p.currency, p.tier, p.rate_ppm, p.seed, p.amount_micro
      from unnest(pool_products, pool_currencies) as k(product_id, currency)
      join wagering.pool p on p.product_id = k.product_id and p.currency = k.currency
      order by p.product_id, p.tier, p.currency
      for no key update of p
    )
    select json_agg(json_build_array(product_id, currency, tier, rate_ppm::text, seed::text, amount_micro::text))
    into pools from locked;
  end if;

  -- Ids are looked up after locking, so that a transaction that used them before has committed and is visible. Most
  -- stakes are new, and for a new stake only the id has to be looked up.
  is_new := cardinality(opened_products) = 0 and cardinality(draw_keys) = 0 and cardinality(grant_ids) = 0
    and cardinality(refunded_ids) = 0
    and not exists (
      select from unnest(player_ids, operation_ids) as o(player_id, id)
      cross join lateral (select from ledger.posting p where p.player_id = o.player_id and p.id = o.id limit 1) known
    )
    and not exists (
      select from unnest(player_ids, wager_ids) as o(player_id, id)
      cross join lateral (select from wagering.wager w where w.player_id = o.player_id and w.id = o.id limit 1) known
    );
  if is_new then
    return json_build_array(accounts, null, pools);
  end if;
  select json_agg(json_build_array(known.row, w.row, d.used, other.id, g.row, refunded.row) order by o.position)
  into lookups
  from unnest(player_ids, operation_ids, wager_ids, opened_products, draw_keys, grant_ids, refunded_ids)
    with ordinality as o(player_id, operation_id, wager_id, product_id, draw_key, grant_id, refunded_id, position)
  left join lateral (
    select json_build_array(p.outcome, p.type, p.reference_id, p.reverses, p.transfers) as row
    from ledger.posting p where p.player_id = o.player_id and p.id = o.operation_id limit 1
  ) known on true
  left join lateral (
    -- The columns are in the order that `parseWager` expects. The provider's record is left out, because no rule reads
    -- it.
    select w.grant_id, json_build_array(w.vertical, w.provider, w.product_id, w.session_id, w.currency,
      w.reference_kind, w.state, w.sequence, w.staked::text, w.won::text, w.cashed_out::text, w.returned::text,
      w.owed::text, w.jackpot_tier, w.jackpot_won::text, w.grant_id, w.purse_ids, w.purse_amounts::text[], w.draw_key,
      w.draw_number, w.largest_stake::text, w.told_staked::text, w.told_own::text, w.told_won::text,
      w.started_at::text, w.ended_at::text, w.revenue_kind) as row
    from wagering.wager w where w.player_id = o.player_id and w.id = o.wager_id limit 1
  ) w on true
  left join lateral (
    select d.used from wagering.draw d where d.player_id = o.player_id and d.key = o.draw_key limit 1
  ) d on true
  left join lateral (
    select x.id from wagering.wager x
    where x.player_id = o.player_id and x.product_id = o.product_id and x.state = 'OPEN' and x.id <> o.wager_id limit 1
  ) other on true
  left join lateral (
    select json_build_array(g.id, g.product_id, g.currency, g.stake::text, g.granted - g.used,
                            g.expires_at <= asked_at, g.credit) as row
    from wagering.stake_grant g
    where g.player_id = o.player_id and g.id = coalesce(o.grant_id, w.grant_id) limit 1
  ) g on true
  left join lateral (
    select json_build_array(p.outcome, p.type, p.reference_id, p.reverses, p.transfers, r.id) as row
    from ledger.posting p
    left join ledger.posting r on r.player_id = p.player_id and r.reverses = p.id and r.outcome = 'POSTED'
    where p.player_id = o.player_id and p.id = o.refunded_id limit 1
  ) refunded on true;

  return json_build_array(accounts, lookups, pools);
end $$;
