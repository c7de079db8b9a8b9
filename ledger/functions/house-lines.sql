-- Returns what a posting moved in the house's accounts: read from its entries or, once these are archived, from its
-- transfers. Transfers name the whole account, even if the entry was made in one of its slices.
create or replace function ledger.house_lines(number bigint, transfers text)
returns table (account_id text, amount bigint)
language sql stable
as $$
  select e.account_id, e.amount from ledger.entry e where e.player_id = 'house' and e.number = $1
  union all
  select l.account_id, l.amount from ledger.lines_of($2) as l
  where l.player_id = 'house' and $1 < (select ledger.archived_before())
$$;
