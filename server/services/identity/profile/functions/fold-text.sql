-- One spelling for what people type in several: small letters, no accents. Immutable, so that a column can be made
-- of it: the dictionary is the one that comes with PostgreSQL and does not change by itself.
create or replace function fold_text(given text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, given));
