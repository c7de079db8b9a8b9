-- Corrections by the racing desk. A changed result is a new version of it, and bets and pools remember the version that
-- they were settled by, so that an interrupted correction goes on where it stopped.
alter table racing_races
  add column result_version int not null default 1,
  -- While an objection is open, the result does not become official: who lodged it, when and why.
  add column objection jsonb;

alter table racing_bets add column settled_version int not null default 0;
update racing_bets set settled_version = 1 where settled_at is not null;

alter table racing_pools
  add column version int not null default 1,
  -- What has left the pool's account for revenue and for later pools so far; a correction posts the difference.
  add column share_minor bigint not null default 0,
  add column carried_minor bigint not null default 0;
-- Amounts in a statement are text with a final n.
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
