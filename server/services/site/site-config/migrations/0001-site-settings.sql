-- The site's settings, one row each; settings without a row have their default value.
create table site_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
