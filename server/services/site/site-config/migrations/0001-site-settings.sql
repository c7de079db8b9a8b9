-- One row for each name of the site configuration; what has no row yet has its default.
create table site_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
