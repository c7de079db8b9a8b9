-- Posts the money of a decided batch through the ledger and writes its wagers, draws, grants and pools in one
-- statement. If the ledger decides differently from the rules, that is a bug: the exception rolls the whole batch
-- back.
create or replace function wagering.write_batch(
  -- The arguments that are passed on to ledger.post.
  account_owners text[], account_ids text[], posting_players text[], posting_ids text[], types text[],
  reference_kinds text[], reference_ids text[], reversed_ids text[], contents text[], transfer_counts int[],
  debits int[], credits int[], amounts bigint[], asked_at timestamptz,
  expected_outcomes text[],
  -- The ids of stakes that were refunded before they arrived.
  tombstone_players text[], tombstone_ids text[],
  -- Wagers, one array per column; the arrays within a wager are passed as text.
  wager_players text[], wager_ids text[], verticals text[], providers text[], products text[], sessions text[],
  currencies text[], wager_reference_kinds text[], states text[], sequences int[], staked bigint[], won bigint[],
  cashed_out bigint[], returned bigint[], owed bigint[], jackpot_tiers text[], jackpots_won bigint[], grants text[],
  purse_ids text[], purse_amounts text[], draw_keys text[], draw_numbers bigint[], records text[],
  largest_stakes bigint[], told_staked bigint[], told_own bigint[], told_won bigint[], started_at timestamptz[],
  ended_at timestamptz[],
  -- The change of a settled wager since its last settlement event; null if nothing changed.
  new_staked bigint[], new_own bigint[], new_won bigint[], new_own_won bigint[],
  subscribers text[],
  drawn_players text[], drawn_keys text[], drawn_counts bigint[],
  granted_players text[], granted_ids text[], granted_changes int[],
  pool_products text[], pool_tiers text[], pool_currencies text[], pool_amounts bigint[], pools_won boolean[]
) returns void
language plpgsql
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  if cardinality(tombstone_ids) > 0 then
    perform ledger.bury(tombstone_players, tombstone_ids, asked_at);
  end if;
  if cardinality(posting_ids) > 0 and exists (
    select from ledger.post(account_owners, account_ids, posting_players, posting_ids, types, reference_kinds,
        reference_ids, reversed_ids, contents, transfer_counts, debits, credits, amounts, asked_at, are_new => true)
      with ordinality as posted(outcome, number, posted_at, replayed, position)
    where posted.outcome <> expected_outcomes[posted.position] or posted.replayed
  ) then
    raise exception 'the ledger decided otherwise than the wagering rules';
  end if;

  if exists (select from wagering.tracked_player t where t.player_id = any(wager_players)) then
    perform wagering.count_totals(wager_players, wager_ids, currencies, staked, won, returned, jackpots_won, grants,
      started_at, asked_at);
  end if;

  with changed as materialized (
    select * from unnest(wager_players, wager_ids, verticals, providers, products, sessions, currencies,
        wager_reference_kinds, states, sequences, staked, won, cashed_out, returned, owed, jackpot_tiers, jackpots_won,
        grants, purse_ids, purse_amounts, draw_keys, draw_numbers, records, largest_stakes, told_staked, told_own,
        told_won, started_at, ended_at, new_staked, new_own, new_won, new_own_won)
      as c(player_id, id, vertical, provider, product_id, session_id, currency, reference_kind, state, sequence,
        staked, won, cashed_out, returned, owed, jackpot_tier, jackpot_won, grant_id, purse_ids, purse_amounts,
        draw_key, draw_number, record, largest_stake, told_staked, told_own, told_won, started_at, ended_at,
        new_staked, new_own, new_won, new_own_won)
  ), settled as (
    insert into wagering.settlement (subscriber, player_id, wager_id, vertical, product_id, currency, grant_id, staked,
                                     own_staked, won, own_won, largest_stake, started_at, settled_at)
    select s.subscriber, c.player_id, c.id, c.vertical, c.product_id, c.currency, c.grant_id, c.new_staked, c.new_own,
      c.new_won, c.new_own_won, c.largest_stake, c.started_at, asked_at
    from changed c cross join unnest(subscribers) as s(subscriber)
    where c.new_staked is not null
  ), opened as (
    insert into wagering.wager (player_id, id, vertical, provider, product_id, session_id, currency, reference_kind,
      state, sequence, staked, won, cashed_out, returned, owed, jackpot_tier, jackpot_won, grant_id, purse_ids,
      purse_amounts, draw_key, draw_number, record, largest_stake, told_staked, told_own, told_won, started_at,
      changed_at, ended_at)
    select c.player_id, c.id, c.vertical, c.provider, c.product_id, c.session_id, c.currency, c.reference_kind,
      c.state, c.sequence, c.staked, c.won, c.cashed_out, c.returned, c.owed, c.jackpot_tier, c.jackpot_won, c.grant_id,
      c.purse_ids::text[], c.purse_amounts::bigint[], c.draw_key, c.draw_number, c.record, c.largest_stake,
      c.told_staked, c.told_own, c.told_won, c.started_at, asked_at, c.ended_at
    from changed c where c.sequence = 1
  )
  insert into wagering.wager as w (player_id, id, vertical, provider, product_id, session_id, currency, reference_kind,
    state, sequence, staked, won, cashed_out, returned, owed, jackpot_tier, jackpot_won, grant_id, purse_ids,
    purse_amounts, draw_key, draw_number, record, largest_stake, told_staked, told_own, told_won, started_at,
    changed_at, ended_at)
  select c.player_id, c.id, c.vertical, c.provider, c.product_id, c.session_id, c.currency, c.reference_kind,
    c.state, c.sequence, c.staked, c.won, c.cashed_out, c.returned, c.owed, c.jackpot_tier, c.jackpot_won, c.grant_id,
    c.purse_ids::text[], c.purse_amounts::bigint[], c.draw_key, c.draw_number, c.record, c.largest_stake,
    c.told_staked, c.told_own, c.told_won, c.started_at, asked_at, c.ended_at
  from changed c where c.sequence > 1
  on conflict (player_id, id) do update set
    state = excluded.state, sequence = excluded.sequence, staked = excluded.staked, won = excluded.won,
    cashed_out = excluded.cashed_out, returned = excluded.returned, owed = excluded.owed,
    jackpot_tier = excluded.jackpot_tier, jackpot_won = excluded.jackpot_won, purse_ids = excluded.purse_ids,
    purse_amounts = excluded.purse_amounts, record = coalesce(excluded.record, w.record),
    largest_stake = excluded.largest_stake, told_staked = excluded.told_staked, told_own = excluded.told_own,
    told_won = excluded.told_won, changed_at = excluded.changed_at, ended_at = excluded.ended_at;

  if cardinality(drawn_keys) > 0 then
    insert into wagering.draw (player_id, key, used) select * from unnest(drawn_players, drawn_keys, drawn_counts)
    on conflict (player_id, key) do update set used = excluded.used;
  end if;
  if cardinality(granted_ids) > 0 then
    update wagering.stake_grant g set used = greatest(0, g.used + u.change)
    from unnest(granted_players, granted_ids, granted_changes) as u(player_id, id, change)
    where g.player_id = u.player_id and g.id = u.id;
  end if;
  if cardinality(pool_products) > 0 then
    update wagering.pool p set amount_micro = u.amount, won_at = case when u.won then asked_at else p.won_at end
    from unnest(pool_products, pool_tiers, pool_currencies, pool_amounts, pools_won)
      as u(product_id, tier, currency, amount, won)
    where p.product_id = u.product_id and p.tier = u.tier and p.currency = u.currency;
  end if;
end $$;
