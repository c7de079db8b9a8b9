-- Events about a whole competition, and the season to which a match belongs.
alter table sports.event
  add column is_outright boolean not null default false,
  add column season text;
create index on sports.event (competition, season, status);

-- An each-way bet is two bets on the same selections: one to win and one to be placed.
alter table sports.bet add column is_each_way boolean not null default false;
alter table sports.selection
  -- The each-way terms when the bet was placed: the number of places and the fraction of the odds (over ÷ under).
  add column place_terms jsonb,
  add column place_settlement jsonb;
