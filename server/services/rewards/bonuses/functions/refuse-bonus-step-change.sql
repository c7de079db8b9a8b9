create or replace function refuse_bonus_step_change() returns trigger language plpgsql as $$
begin
  raise exception 'the steps of a bonus are never changed';
end $$;
