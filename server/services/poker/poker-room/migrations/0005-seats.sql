-- The tables at which each player is seated, so that they are found without reading the state of every table.
create table poker_seats (
  owner text not null,
  table_id text not null references poker_tables (id) on delete cascade,
  primary key (owner, table_id)
);
create index poker_seats_of_table on poker_seats (table_id);

-- Several parts of the poker room replace the state of a table. Whichever does so, this trigger updates the seats in
-- the same transaction.
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
create trigger poker_tables_seats after insert or update of state on poker_tables
  for each row execute function keep_poker_seats();

insert into poker_seats (owner, table_id)
select distinct seat->>'owner', id from poker_tables, jsonb_array_elements(state->'seats') seat
where seat->>'owner' is not null;
