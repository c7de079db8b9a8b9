-- Returns the number below which all entries are archived; zero if none are.
create or replace function ledger.archived_before() returns bigint
language sql stable
as $$
  select coalesce(max(end_number), 0) from ledger.archive
$$;
