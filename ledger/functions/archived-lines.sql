-- Returns both sides of each transfer of a posting, like its entries but without balances.
create or replace function ledger.lines_of(transfers text)
returns table (player_id text, line int, account_id text, amount bigint)
language sql immutable
as $$
  select side.player_id, side.line, side.account_id, side.amount
  from jsonb_array_elements(transfers::jsonb) with ordinality as t(ends, position)
  cross join lateral (values
    (t.ends ->> 0, 2 * (t.position::int - 1), t.ends ->> 1, -(t.ends ->> 4)::bigint),
    (t.ends ->> 2, 2 * (t.position::int - 1) + 1, t.ends ->> 3, (t.ends ->> 4)::bigint)
  ) as side(player_id, line, account_id, amount)
$$;

-- Returns one player's lines in the given postings, leaving out postings whose entries are not archived.
create or replace function ledger.archived_lines(owner_id text, numbers bigint[])
returns table (number bigint, line int, account_id text, amount bigint)
language plpgsql stable
as $$
declare
  before_number bigint := ledger.archived_before();
begin
  return query
    select p.number, l.line, l.account_id, l.amount
    from unnest(numbers) as k(number)
    join ledger.posting p on p.number = k.number and p.outcome = 'POSTED'
    cross join lateral ledger.lines_of(p.transfers) as l
    where k.number < before_number and l.player_id = owner_id;
end $$;
