-- Stores bets in the transaction that takes their stakes, one array per column. The caller sorts the bets by id, so that
-- two servers that insert the same bets cannot deadlock, and shortens columns as in wagering.write_batch. Earlier
-- releases stored a bet before taking its stake; if the stake was never taken, the row is replaced.
create or replace function racing_insert_bets(
  ids text[], players text[], currencies text[], markets text[], types text[], races text[], race_versions int[],
  pools text[], all_selections jsonb[], line_counts int[], units bigint[], stakes bigint[], prices int[],
  best_odds boolean[], times timestamptz[], prices_versions int[]
) returns void
language plpgsql
-- A connection keeps query plans that were made while the tables were empty. These settings ensure that the plans are
-- also good for full tables.
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  delete from racing_bets b where b.id = any(ids);
  insert into racing_bets (id, player_id, currency, market, type, race_id, race_version, pool_id, selections, lines,
    unit_minor, stake_minor, price_milli, is_best_odds, placed_at, prices_version)
  select ids[n], players[n], coalesce(currencies[n], currencies[1]), coalesce(markets[n], markets[1]),
    coalesce(types[n], types[1]), coalesce(races[n], races[1]), coalesce(race_versions[n], race_versions[1]), pools[n],
    all_selections[n], coalesce(line_counts[n], line_counts[1]), coalesce(units[n], units[1]),
    coalesce(stakes[n], stakes[1]), prices[n], coalesce(best_odds[n], best_odds[1]), coalesce(times[n], times[1]),
    coalesce(prices_versions[n], prices_versions[1])
  from generate_series(1, cardinality(ids)) as n;
end $$;
