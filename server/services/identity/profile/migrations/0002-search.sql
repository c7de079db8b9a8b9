create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- One spelling for what people type in several: small letters, no accents. Immutable, so that a column can be made
-- of it: the dictionary is the one that comes with PostgreSQL and does not change by itself.
create function fold_text(given text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, given));

-- The same for a part that is looked for, as a pattern in which no character has a meaning of its own.
create function part_pattern(part text) returns text language sql immutable strict parallel safe
  return '%' || replace(replace(replace(fold_text(part), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- Everything that an operator may know of somebody, in one text: any part of it finds the player.
alter table players add column search_text text not null generated always as (
  fold_text(email || ' ' || nickname || ' ' || first_name || ' ' || last_name) || ' '
    || translate(phone_prefix || coalesce(phones[1], ''), '+ -()', '')
) stored;
create index players_search on players using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index players_by_age on players (created_at);
