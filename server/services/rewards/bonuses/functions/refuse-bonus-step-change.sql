-- Allows only the removal of a step's reason when the player's data is erased.
create or replace function refuse_bonus_step_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null
    and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
  then
    return new;
  end if;
  raise exception 'the steps of a bonus are never changed';
end $$;
