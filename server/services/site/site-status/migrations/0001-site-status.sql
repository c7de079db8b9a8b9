-- How many requests of an area each server has answered, and how many of them have failed, in short spans of time.
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
