-- The terms of the pool types that operators have changed; a type without a row has the usual terms.
create table racing_pool_terms (
  type text primary key,
  takeout_bps int not null check (takeout_bps between 0 and 10000),
  break_step_percent int not null check (break_step_percent between 1 and 100),
  minimum_percent int not null check (minimum_percent >= 100),
  changed_at timestamptz not null
);

-- The terms of the pools that begin with the race, as they were when its card was published. Pools of races from before
-- this migration have the usual terms.
alter table racing_races add column pool_terms jsonb not null default '{}';
