-- The first posting number of a month, in UTC: 2026-01 begins at 1 * 10^12, 2026-02 at 2 * 10^12. That leaves room for
-- 380,000 postings a second, and the numbers of the next seven centuries are safe integers in JavaScript.
create or replace function ledger.month_number(at timestamptz) returns bigint
language sql immutable
as $$
  select ((extract(year from at at time zone 'UTC')::bigint - 2026) * 12
    + extract(month from at at time zone 'UTC')::bigint) * 1000000000000
$$;
