-- Lists numbers of a player's archived postings from one number up to, but not including, another: the lowest ones, or
-- the highest ones if `newest_first`. It reads one row per thousand numbers and stops when it has enough.
create or replace function ledger.list_archived(
  owner_id text, from_number bigint, before_number bigint, most bigint, newest_first boolean
) returns setof bigint
language plpgsql stable
as $$
declare
  wanted bigint := most;
  found_count bigint;
  parts refcursor;
  part bigint[];
begin
  if wanted <= 0 then
    return;
  end if;
  if newest_first then
    open parts for select a.numbers from ledger.archived_numbers a
      where a.player_id = owner_id and a.last_number >= from_number and a.first_number < before_number
      order by a.first_number desc;
  else
    open parts for select a.numbers from ledger.archived_numbers a
      where a.player_id = owner_id and a.last_number >= from_number and a.first_number < before_number
      order by a.first_number;
  end if;
  loop
    fetch parts into part;
    exit when not found;
    return query
      select n from unnest(part) as n
      where n >= from_number and n < before_number
      order by case when newest_first then -n else n end limit wanted;
    get diagnostics found_count = row_count;
    wanted := wanted - found_count;
    exit when wanted <= 0;
  end loop;
  close parts;
end $$;
