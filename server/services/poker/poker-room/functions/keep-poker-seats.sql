create or replace function keep_poker_seats() returns trigger language plpgsql as $$
declare
  before text[] := '{}';
  now_seated text[];
begin
  if tg_op = 'UPDATE' then
    before := array(select distinct seat->>'owner' from jsonb_array_elements(old.state->'seats') seat order by 1);
  end if;
  now_seated := array(select distinct seat->>'owner' from jsonb_array_elements(new.state->'seats') seat order by 1);
  if before = now_seated then
    return null;
  end if;
  delete from poker_seats where table_id = new.id and owner <> all (now_seated);
  insert into poker_seats (owner, table_id)
    select owner, new.id from unnest(now_seated) as owner where owner is not null on conflict do nothing;
  return null;
end $$;
