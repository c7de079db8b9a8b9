-- Share-locks the events of new bets, in the order of their ids, and reads what is needed to decide the bets: the row
-- versions of the events, the liability on the outcomes, the limits of the players, and which bets are stored already.
-- Returns one JSON document, because it is cheaper to parse than rows.
create or replace function sports.lock_for_bets(
  event_ids text[], outcome_events text[], markets text[], outcomes text[], player_ids text[], bet_ids text[]
) returns json
language plpgsql
-- A connection keeps query plans that were made while the tables were empty. These settings ensure that the plans are
-- also good for full tables.
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  events json; liability json; limits json; stored json;
begin
  with locked as materialized (
    select e.id, e.xmin::text as version from sports.event e where e.id = any(event_ids) order by e.id for share
  )
  select json_agg(json_build_array(id, version)) into events from locked;
  select json_agg(json_build_array(known.event_id, known.market, known.outcome, known.liability)) into liability
  from unnest(outcome_events, markets, outcomes) as asked (event_id, market, outcome)
  join sports.exposure known using (event_id, market, outcome);
  select json_agg(json_build_array(player_id, maximum_stake, liability_percent)) into limits
  from sports.player_limit where player_id = any(player_ids);
  select json_agg(id) into stored from sports.bet where id = any(bet_ids);
  return json_build_array(events, liability, limits, stored);
end $$;
