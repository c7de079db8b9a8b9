-- Stores bets whose stakes are taken in the same transaction, with their selections, one array per column. The caller
-- sorts the bets by id, so that two servers that insert the same bets cannot deadlock, and shortens columns as in
-- wagering.write_batch. It fails if one of the bets exists.
create or replace function sports.insert_open_bets(
  ids text[], players text[], sessions text[], types text[], currencies text[], stakes bigint[], line_counts int[],
  each_way boolean[], maximum_payouts bigint[], grants text[], price_changes text[], placed_at timestamptz[],
  bet_ids text[], positions int[], events text[], legs jsonb[], prices int[], place_terms jsonb[]
) returns void
language plpgsql
set jit = off
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into sports.bet (id, player_id, session_id, type, currency, stake_per_line, left_per_line, lines, is_each_way,
    maximum_payout, grant_id, price_change, status, placed_at, changed_at)
  select ids[n], players[n], sessions[n], coalesce(types[n], types[1]), coalesce(currencies[n], currencies[1]),
    coalesce(stakes[n], stakes[1]), coalesce(stakes[n], stakes[1]), coalesce(line_counts[n], line_counts[1]),
    coalesce(each_way[n], each_way[1]), coalesce(maximum_payouts[n], maximum_payouts[1]), grants[n],
    coalesce(price_changes[n], price_changes[1]), 'OPEN', coalesce(placed_at[n], placed_at[1]),
    coalesce(placed_at[n], placed_at[1])
  from generate_series(1, cardinality(ids)) as n;
  insert into sports.selection (bet_id, position, event_id, legs, price, place_terms)
  select bet_ids[n], coalesce(positions[n], positions[1]), coalesce(events[n], events[1]), legs[n],
    coalesce(prices[n], prices[1]), place_terms[n]
  from generate_series(1, cardinality(bet_ids)) as n;
end $$;
