create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Normalises text for search: lower case without accents. It is declared immutable, so that a generated column can use
-- it; the unaccent dictionary is PostgreSQL's own and does not change.
create function fold_text(given text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, given));

-- Normalises a search term and escapes it as a LIKE pattern that matches it anywhere.
create function part_pattern(part text) returns text language sql immutable strict parallel safe
  return '%' || replace(replace(replace(fold_text(part), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- All searchable details of a player in one text, so that any part of it finds the player.
alter table players add column search_text text not null generated always as (
  fold_text(email || ' ' || nickname || ' ' || first_name || ' ' || last_name) || ' '
    || translate(phone_prefix || coalesce(phones[1], ''), '+ -()', '')
) stored;
create index players_search on players using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index players_by_age on players (created_at);
