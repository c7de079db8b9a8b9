-- Launch tokens that have been used, kept until they expire. The tokens contain their own data, so unused ones need no
-- row.
create table used_launches (
  id text primary key,
  expires_at timestamptz not null
);
create index used_launches_by_end on used_launches (expires_at);
