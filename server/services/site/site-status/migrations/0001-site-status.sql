-- How many requests to each area a server has answered in a short period, and how many of them failed.
create table site_status_samples (
  area text not null,
  server_id text not null,
  answered integer not null,
  failed integer not null,
  sampled_at timestamptz not null,
  primary key (area, server_id, sampled_at)
);

create table site_status (
  area text primary key,
  state text not null check (state in ('AVAILABLE', 'LIMITED', 'UNAVAILABLE')),
  since timestamptz not null,
  checked_at timestamptz not null
);
