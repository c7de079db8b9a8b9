-- What differs by where a player lives. A subdivision inherits from its country, a country from `default`; a place
-- without a row differs in nothing.
create table jurisdictions (
  name text primary key,
  rules jsonb not null,
  changed_at timestamptz not null
);
