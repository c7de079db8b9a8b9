-- Launch tokens say themselves what they stand for; only those that were used are kept, until they have run out.
create table used_launches (
  id text primary key,
  expires_at timestamptz not null
);
create index used_launches_by_end on used_launches (expires_at);
