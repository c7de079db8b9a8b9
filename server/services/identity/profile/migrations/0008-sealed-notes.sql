-- The text of a note is encrypted with the player's key. A job encrypts the texts of earlier notes.
alter table player_notes alter column text drop not null;
alter table player_notes add column sealed_text bytea;
alter table player_notes add constraint player_notes_one_text check (num_nonnulls(text, sealed_text) = 1);
create index player_notes_unsealed on player_notes (player_id) where text is not null;

drop trigger player_notes_append_only on player_notes;
create trigger player_notes_append_only before delete or truncate on player_notes
  for each statement execute function refuse_note_change();

create function refuse_note_edit() returns trigger language plpgsql as $$
begin
  if old.text is null or new.text is not null
    or (old.player_id, old.id, old.operator_id, old.operator_name, old.created_at)
      is distinct from (new.player_id, new.id, new.operator_id, new.operator_name, new.created_at)
  then
    raise exception 'a note about a player is never changed';
  end if;
  return new;
end $$;
create trigger player_notes_sealed_only before update on player_notes
  for each row execute function refuse_note_edit();
