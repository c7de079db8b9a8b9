-- The same for a part that is looked for, as a pattern in which no character has a meaning of its own.
create or replace function part_pattern(part text) returns text language sql immutable strict parallel safe
  return '%' || replace(replace(replace(fold_text(part), '\', '\\'), '%', '\%'), '_', '\_') || '%';
