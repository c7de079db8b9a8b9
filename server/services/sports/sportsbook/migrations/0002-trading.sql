-- Traders' decisions about an event. They are stored separately from the provider's data, so that both can be shown and
-- a decision can be undone.
alter table sports.event
  add column trading jsonb not null default '{"suspended": [], "prices": {}, "voided": [], "isResultManual": false}',
  -- The score_version up to which bets have been settled. If a server crashes, this number lags behind, and a sweep
  -- settles the bets again.
  add column settled_version bigint not null default 0;
update sports.event set settled_version = score_version;
create index on sports.event (id) where score_version > settled_version;

-- The betting limits that traders set for a player. Amounts are in US cents.
create table sports.player_limit (
  player_id text primary key,
  maximum_stake bigint check (maximum_stake >= 0),
  liability_percent int not null check (liability_percent between 0 and 100),
  changed_at timestamptz not null
);
