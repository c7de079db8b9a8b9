-- Normalises text for search: lower case without accents. It is declared immutable, so that a generated column can
-- use it; the unaccent dictionary is PostgreSQL's own and does not change.
create or replace function fold_text(given text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, given));
