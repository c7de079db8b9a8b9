-- Players who may not stake until the exclusion register has answered.
create table protection_holds (
  player_id text primary key,
  since timestamptz not null
);
