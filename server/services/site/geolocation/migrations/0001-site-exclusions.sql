-- The places where the site is not offered. The table has one row, in the same form as the filter on content.
create table site_exclusions (
  only_row boolean primary key default true check (only_row),
  filter jsonb not null
);
