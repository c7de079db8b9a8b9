create or replace function refuse_note_change() returns trigger language plpgsql as $$
begin
  raise exception 'a note about a player is never changed';
end $$;
