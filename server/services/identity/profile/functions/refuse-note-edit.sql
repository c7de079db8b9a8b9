-- Allows only the encryption of a note's text.
create or replace function refuse_note_edit() returns trigger language plpgsql as $$
begin
  if old.text is null or new.text is not null
    or (old.player_id, old.id, old.operator_id, old.operator_name, old.created_at)
      is distinct from (new.player_id, new.id, new.operator_id, new.operator_name, new.created_at)
  then
    raise exception 'a note about a player is never changed';
  end if;
  return new;
end $$;
