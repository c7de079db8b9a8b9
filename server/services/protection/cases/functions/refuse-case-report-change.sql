create or replace function refuse_case_report_change() returns trigger language plpgsql as $$
begin
  raise exception 'a suspicious-activity report is never changed';
end $$;
