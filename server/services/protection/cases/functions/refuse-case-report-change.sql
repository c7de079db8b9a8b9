-- Allows only the removal of a report's page when the data of its player is erased. The checksum is kept.
create or replace function refuse_case_report_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.page = '' and to_jsonb(new) - 'page' = to_jsonb(old) - 'page' then
    return new;
  end if;
  raise exception 'a suspicious-activity report is never changed';
end $$;
