-- Operators' notes about a player. Notes are never changed; a correction is another note.
create table player_notes (
  player_id text not null references players (id),
  id text not null,
  text text not null,
  operator_id text not null,
  operator_name text not null,
  created_at timestamptz not null,
  primary key (player_id, id)
);
create index player_notes_by_age on player_notes (player_id, created_at desc);

create function refuse_note_change() returns trigger language plpgsql as $$
begin
  raise exception 'a note about a player is never changed';
end $$;
create trigger player_notes_append_only before update or delete or truncate on player_notes
  for each statement execute function refuse_note_change();
