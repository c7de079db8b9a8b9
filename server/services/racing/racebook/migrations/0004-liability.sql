-- The net amount that the house would pay on fixed-odds bets if a runner wins, in US cents. Bets placed before this
-- release are not counted; their races are over within days.
create table racing_exposures (
  race_id text collate "C" not null,
  runner int not null,
  liability bigint not null default 0 check (liability >= 0),
  primary key (race_id, runner)
);

-- A trader's limit for each runner of the race, in US cents; null if the house's limit applies.
alter table racing_races add column liability_limit bigint check (liability_limit >= 0);
