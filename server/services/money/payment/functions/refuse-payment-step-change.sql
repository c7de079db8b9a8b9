create or replace function refuse_payment_step_change() returns trigger language plpgsql as $$
begin
  raise exception 'the steps of a payment are never changed';
end $$;
