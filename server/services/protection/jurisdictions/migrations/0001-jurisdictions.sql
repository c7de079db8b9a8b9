-- Rules that depend on where a player lives. A subdivision inherits from its country and a country from `default`;
-- places without a row only inherit.
create table jurisdictions (
  name text primary key,
  rules jsonb not null,
  changed_at timestamptz not null
);
