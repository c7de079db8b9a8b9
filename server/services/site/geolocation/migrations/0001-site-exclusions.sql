-- Where the site itself is not offered. One row: the same shape as the filter that content carries.
create table site_exclusions (
  only_row boolean primary key default true check (only_row),
  filter jsonb not null
);
