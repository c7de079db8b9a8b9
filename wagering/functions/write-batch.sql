-- Posts the money of a decided batch through the ledger and writes its wagers, draws, grants and pools in one
-- statement. If the ledger decides differently from the rules, that is a bug: the exception rolls the whole batch
-- back. The money is posted last, because the house's accounts, which other batches wait for, stay locked until the
-- commit. The function of version 0.3.0 is dropped first, because it had one parameter fewer.
drop function if exists wagering.write_batch(
  text[], text[], text[], text[], text[], text[], text[], text[], text[], int[], int[], int[], bigint[],
  timestamptz, text[], text[], text[], text[], text[], text[], text[], text[], text[], text[], text[], text[],
  int[], bigint[], bigint[], bigint[], bigint[], bigint[], text[], bigint[], text[], text[], text[], text[],
  bigint[], text[], bigint[], bigint[], bigint[], bigint[], timestamptz[], timestamptz[], bigint[], bigint[],
  bigint[], bigint[], text[], text[], text[], bigint[], text[], text[], int[], text[], text[], text[], bigint[],
  boolean[]);

create or replace function wagering.write_batch(
  -- The arguments that are passed on to ledger.post.
  account_owners text[], account_ids text[], posting_players text[], posting_ids text[], types text[],
  reference_kinds text[], reference_ids text[], reversed_ids text[], contents text[], transfer_counts int[],
  debits int[], credits int[], amounts bigint[], asked_at timestamptz,
  expected_outcomes text[],
  -- The ids of stakes that were refunded before they arrived.
  tombstone_players text[], tombstone_ids text[],
  -- Wagers, one array per column; the arrays within a wager are passed as text. Most columns are the same for all wagers
  -- of a batch, and reading an array costs time for each element. A column that is 0 or null in all wagers is
  -- therefore an empty array, and one with the same value in all wagers has a single element.
  wager_players text[], wager_ids text[], verticals text[], providers text[], products text[], sessions text[],
  currencies text[], wager_reference_kinds text[], states text[], sequences int[], staked bigint[], won bigint[],
  cashed_out bigint[], returned bigint[], owed bigint[], jackpot_tiers text[], jackpots_won bigint[], grants text[],
  purse_ids text[], purse_amounts text[], draw_keys text[], draw_numbers bigint[], records text[],
  largest_stakes bigint[], published_staked bigint[], published_own bigint[], published_won bigint[],
  started_at timestamptz[], ended_at timestamptz[], revenue_kinds text[],
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
declare
  -- The purses of all wagers if they are the same, so that their text is parsed only once.
  shared_ids text[] := case when cardinality(purse_ids) = 1 then purse_ids[1]::text[] end;
  shared_amounts bigint[] := case when cardinality(purse_amounts) = 1 then purse_amounts[1]::bigint[] end;
begin
  if cardinality(tombstone_ids) > 0 then
    perform ledger.bury(tombstone_players, tombstone_ids, asked_at);
  end if;

  if exists (select from wagering.tracked_player t where t.player_id = any(wager_players)) then
    perform wagering.count_totals(wager_players, wager_ids, currencies, staked, won, returned, jackpots_won, grants,
      started_at, asked_at);
  end if;

  if cardinality(new_staked) > 0 then
    insert into wagering.settlement (subscriber, player_id, wager_id, vertical, product_id, currency, grant_id, staked,
                                     own_staked, won, own_won, largest_stake, started_at, settled_at)
    select s.subscriber, wager_players[n], wager_ids[n], coalesce(verticals[n], verticals[1]),
      coalesce(products[n], products[1]), coalesce(currencies[n], currencies[1]), grants[n], new_staked[n], new_own[n],
      new_won[n], new_own_won[n], coalesce(largest_stakes[n], 0), coalesce(started_at[n], started_at[1]), asked_at
    from generate_series(1, cardinality(wager_ids)) as n cross join unnest(subscribers) as s(subscriber)
    where new_staked[n] is not null;
  end if;

  if 1 = any(sequences) then
    insert into wagering.wager (player_id, id, vertical, provider, product_id, session_id, currency, reference_kind,
      state, sequence, staked, won, cashed_out, returned, owed, jackpot_tier, jackpot_won, grant_id, purse_ids,
      purse_amounts, draw_key, draw_number, record, largest_stake, told_staked, told_own, told_won, started_at,
      changed_at, ended_at, revenue_kind)
    select wager_players[n], wager_ids[n], coalesce(verticals[n], verticals[1]), coalesce(providers[n], providers[1]),
      coalesce(products[n], products[1]), sessions[n], coalesce(currencies[n], currencies[1]),
      coalesce(wager_reference_kinds[n], wager_reference_kinds[1]), coalesce(states[n], states[1]),
      coalesce(sequences[n], sequences[1]), coalesce(staked[n], 0), coalesce(won[n], 0), coalesce(cashed_out[n], 0),
      coalesce(returned[n], 0), coalesce(owed[n], 0), jackpot_tiers[n], coalesce(jackpots_won[n], 0), grants[n],
      coalesce(shared_ids, purse_ids[n]::text[]), coalesce(shared_amounts, purse_amounts[n]::bigint[]),
      draw_keys[n], draw_numbers[n], records[n], coalesce(largest_stakes[n], 0), coalesce(published_staked[n], 0),
      coalesce(published_own[n], 0), coalesce(published_won[n], 0), coalesce(started_at[n], started_at[1]), asked_at,
      ended_at[n], revenue_kinds[n]
    from generate_series(1, cardinality(wager_ids)) as n where coalesce(sequences[n], sequences[1]) = 1;
  end if;
  if 1 < any(sequences) then
    insert into wagering.wager as w (player_id, id, vertical, provider, product_id, session_id, currency, reference_kind,
      state, sequence, staked, won, cashed_out, returned, owed, jackpot_tier, jackpot_won, grant_id, purse_ids,
      purse_amounts, draw_key, draw_number, record, largest_stake, told_staked, told_own, told_won, started_at,
      changed_at, ended_at, revenue_kind)
    select wager_players[n], wager_ids[n], coalesce(verticals[n], verticals[1]), coalesce(providers[n], providers[1]),
      coalesce(products[n], products[1]), sessions[n], coalesce(currencies[n], currencies[1]),
      coalesce(wager_reference_kinds[n], wager_reference_kinds[1]), coalesce(states[n], states[1]),
      coalesce(sequences[n], sequences[1]), coalesce(staked[n], 0), coalesce(won[n], 0), coalesce(cashed_out[n], 0),
      coalesce(returned[n], 0), coalesce(owed[n], 0), jackpot_tiers[n], coalesce(jackpots_won[n], 0), grants[n],
      coalesce(shared_ids, purse_ids[n]::text[]), coalesce(shared_amounts, purse_amounts[n]::bigint[]),
      draw_keys[n], draw_numbers[n], records[n], coalesce(largest_stakes[n], 0), coalesce(published_staked[n], 0),
      coalesce(published_own[n], 0), coalesce(published_won[n], 0), coalesce(started_at[n], started_at[1]), asked_at,
      ended_at[n], revenue_kinds[n]
    from generate_series(1, cardinality(wager_ids)) as n where coalesce(sequences[n], sequences[1]) > 1
    on conflict (player_id, id) do update set
      state = excluded.state, sequence = excluded.sequence, staked = excluded.staked, won = excluded.won,
      cashed_out = excluded.cashed_out, returned = excluded.returned, owed = excluded.owed,
      jackpot_tier = excluded.jackpot_tier, jackpot_won = excluded.jackpot_won, purse_ids = excluded.purse_ids,
      purse_amounts = excluded.purse_amounts, record = coalesce(excluded.record, w.record),
      largest_stake = excluded.largest_stake, told_staked = excluded.told_staked, told_own = excluded.told_own,
      told_won = excluded.told_won, changed_at = excluded.changed_at, ended_at = excluded.ended_at;
  end if;

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

  if cardinality(posting_ids) > 0 and exists (
    select from ledger.post(account_owners, account_ids, posting_players, posting_ids, types, reference_kinds,
        reference_ids, reversed_ids, contents, transfer_counts, debits, credits, amounts, asked_at, are_new => true)
      with ordinality as posted(outcome, number, posted_at, replayed, position)
    where posted.outcome <> expected_outcomes[posted.position] or posted.replayed
  ) then
    raise exception 'the ledger decided otherwise than the wagering rules';
  end if;
end $$;
