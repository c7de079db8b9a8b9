-- Normalises a search term and escapes it as a LIKE pattern that matches it anywhere.
create or replace function part_pattern(part text) returns text language sql immutable strict parallel safe
  return '%' || replace(replace(replace(fold_text(part), '\', '\\'), '%', '\%'), '_', '\_') || '%';
