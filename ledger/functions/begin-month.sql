-- Advances the posting numbers to a month whose partition exists, and returns whether it did. Sequences are not
-- transactional, so this must be called after the partition is committed. The advisory lock prevents a second server
-- from setting the sequence back.
create or replace function ledger.begin_month(at timestamptz) returns boolean
language plpgsql
as $$
declare
  first_number bigint := ledger.month_number(at);
  last_number bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('parlour ledger months')) then return false; end if;
  select last_value into last_number from ledger.posting_number;
  if last_number >= first_number
    or to_regclass('ledger.entry_' || to_char(at at time zone 'UTC', 'YYYY_MM')) is null
  then
    return false;
  end if;
  perform setval('ledger.posting_number', first_number);
  return true;
end $$;
