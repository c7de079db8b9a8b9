-- Corrections by the racing desk. Each changed result is a new version. Bets and pools record the version by which they
-- were settled, so that an interrupted correction continues where it stopped.
alter table racing_races
  add column result_version int not null default 1,
  -- An open objection: who lodged it, when and why. Until it is decided, the result does not become official.
  add column objection jsonb;

alter table racing_bets add column settled_version int not null default 0;
update racing_bets set settled_version = 1 where settled_at is not null;

alter table racing_pools
  add column version int not null default 1,
  -- The amounts transferred so far from the pool's account to revenue and to later pools. A correction posts the
  -- difference.
  add column share_minor bigint not null default 0,
  add column carried_minor bigint not null default 0;
-- Amounts in a statement are stored as text that ends in n, because JSON has no large integers.
update racing_pools set
  share_minor = rtrim(statement ->> 'takeoutMinor', 'n')::bigint + rtrim(statement ->> 'breakageMinor', 'n')::bigint
    - rtrim(statement ->> 'subsidyMinor', 'n')::bigint,
  carried_minor = rtrim(statement ->> 'carryOverMinor', 'n')::bigint
where settled_at is not null;
create index racing_pools_unsettled on racing_pools (id, currency) where settled_at is null;
create index racing_pools_by_race on racing_pools using gin (race_ids);

-- Statements that a correction has replaced.
create table racing_replaced_statements (
  pool_id text collate "C" not null,
  currency text not null,
  version int not null,
  statement jsonb not null,
  replaced_at timestamptz not null,
  primary key (pool_id, currency, version)
);
