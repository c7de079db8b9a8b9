-- Adds to the house's liability on outcomes. `seen` is the liability when the bets were decided. If it has risen since
-- then and the limit is exceeded, the bets must be decided again: the error makes the caller repeat the transaction. Rows
-- are locked in a fixed order, so that bets cannot deadlock.
create or replace function sports.record_exposures(
  events text[], markets text[], outcomes text[], added bigint[], seen bigint[], limits bigint[]
) returns void
language plpgsql
as $$
declare
  is_outdated boolean;
begin
  with changed as (
    insert into sports.exposure as known (event_id, market, outcome, liability)
    select * from unnest(events, markets, outcomes, added) order by 1, 2, 3
    on conflict (event_id, market, outcome) do update set liability = known.liability + excluded.liability
    returning event_id, market, outcome, liability
  )
  select bool_or(c.liability > a.most and c.liability - a.added > a.seen) into is_outdated
  from changed c
  join unnest(events, markets, outcomes, added, seen, limits) as a(event_id, market, outcome, added, seen, most)
    using (event_id, market, outcome);
  if is_outdated then
    raise exception 'the liability has changed' using errcode = 'serialization_failure';
  end if;
end $$;
