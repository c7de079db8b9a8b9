-- Creates the partition for the entries of a month, and returns whether it was missing. Attaching a finished table lets
-- postings and reads continue; `create table … partition of` would block them.
create or replace function ledger.create_month(at timestamptz) returns boolean
language plpgsql
as $$
declare
  name text := 'entry_' || to_char(at at time zone 'UTC', 'YYYY_MM');
  month_first bigint := ledger.month_number(at);
  month_end bigint := month_first + 1000000000000;
begin
  -- Archiving also takes this advisory lock and may hold it for a long time, so the function gives up instead of
  -- waiting; the job that calls it runs again within the hour.
  if not pg_try_advisory_xact_lock(hashtext('parlour ledger months')) then return false; end if;
  if month_first <= 0 or to_regclass('ledger.' || name) is not null
    or exists (select from ledger.archive a where a.end_number >= month_end)
  then
    return false;
  end if;
  perform ledger.create_partition(name);
  perform ledger.attach_partition(name, month_first, month_end);
  return true;
end $$;

-- Creates an empty table like ledger.entry, whose rows can't be changed.
create or replace function ledger.create_partition(name text) returns void
language plpgsql
as $$
begin
  execute format('create table ledger.%I (like ledger.entry including all)', name);
  execute format('create trigger entry_append_only before update or delete or truncate on ledger.%I
    for each statement execute function ledger.refuse_change()', name);
end $$;

-- Attaches a table made by ledger.create_partition as a partition. The first partition has no lower limit.
create or replace function ledger.attach_partition(name text, first_number bigint, end_number bigint) returns void
language plpgsql
as $$
begin
  execute format('alter table ledger.entry attach partition ledger.%I for values from (%s) to (%s)', name,
    case when first_number <= 0 then 'minvalue' else first_number::text end, end_number);
end $$;
