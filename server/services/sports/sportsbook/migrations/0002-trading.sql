-- Decisions of traders about an event. They are kept apart from what the provider sent, so that both can be shown and
-- a decision can be taken back.
alter table sports.event
  add column trading jsonb not null default '{"suspended": [], "prices": {}, "voided": [], "isResultManual": false}',
  -- The score_version whose decisions have been settled; a crash leaves it behind, and the sweep settles again.
  add column settled_version bigint not null default 0;
update sports.event set settled_version = score_version;
create index on sports.event (id) where score_version > settled_version;

-- Amounts are cents of a dollar-like currency.
create table sports.player_limit (
  player_id text primary key,
  maximum_stake bigint check (maximum_stake >= 0),
  liability_percent int not null check (liability_percent between 0 and 100),
  changed_at timestamptz not null
);
