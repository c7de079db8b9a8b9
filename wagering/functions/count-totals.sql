-- Adds the changes of a batch of wagers to the totals of tracked players. It compares the batch with the stored rows of
-- the wagers, so it must run before they are written. A stake counts when it is taken and a win when it is paid; a
-- returned stake is subtracted from the quarter of an hour in which its wager began. Columns are shortened as in
-- wagering.write_batch.
create or replace function wagering.count_totals(
  wager_players text[], wager_ids text[], wager_currencies text[], new_staked bigint[], new_won bigint[],
  new_returned bigint[], new_jackpots bigint[], wager_grants text[], wagers_started timestamptz[], asked_at timestamptz
) returns void
language sql
as $$
  with change as (
    select c.player_id, c.currency, c.started_at,
      c.staked - c.returned - coalesce(w.staked - w.returned, 0) as staked,
      c.won + c.jackpot - coalesce(w.won + w.jackpot_won, 0) as won
    from (
      select wager_players[n] as player_id, wager_ids[n] as id,
        coalesce(wager_currencies[n], wager_currencies[1]) as currency, coalesce(new_staked[n], 0) as staked,
        coalesce(new_won[n], 0) as won, coalesce(new_returned[n], 0) as returned,
        coalesce(new_jackpots[n], 0) as jackpot, wager_grants[n] as grant_id,
        coalesce(wagers_started[n], wagers_started[1]) as started_at
      from generate_series(1, cardinality(wager_ids)) as n
    ) c
    join wagering.tracked_player t on t.player_id = c.player_id
    left join wagering.wager w on w.player_id = c.player_id and w.id = c.id
    where c.grant_id is null
  ), counted as (
    select player_id, currency, case when staked < 0 then started_at else asked_at end as at, staked, staked as lost
    from change where staked <> 0
    union all
    select player_id, currency, asked_at, 0, -won from change where won <> 0
  )
  insert into wagering.player_total as t (player_id, quarter, currency, staked, lost)
  select player_id, date_bin('15 minutes', at, '2000-01-01T00:00Z'), currency, sum(staked), sum(lost)
  from counted group by 1, 2, 3
  on conflict (player_id, quarter, currency)
    do update set staked = t.staked + excluded.staked, lost = t.lost + excluded.lost
$$;
