-- Events about a whole competition, and the season that a match belongs to.
alter table sports.event
  add column is_outright boolean not null default false,
  add column season text;
create index on sports.event (competition, season, status);

-- An each-way bet is two bets of the same lines: to win and to be placed.
alter table sports.bet add column is_each_way boolean not null default false;
alter table sports.selection
  -- The terms that the bet was placed on: places, over, under.
  add column place_terms jsonb,
  add column place_settlement jsonb;
