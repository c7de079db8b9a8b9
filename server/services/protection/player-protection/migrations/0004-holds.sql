-- Players who may not place stakes until the exclusion register has replied.
create table protection_holds (
  player_id text primary key,
  since timestamptz not null
);
