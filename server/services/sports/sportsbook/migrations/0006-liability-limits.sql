-- The maximum liability of the house on one outcome, in US cents. A column that doesn't restrict the scope is empty.
create table sports.liability_limit (
  sport text not null default '',
  competition text not null default '',
  kind text not null default '',
  event_id text references sports.event on delete cascade,
  market text not null default '',
  scheduled bigint not null check (scheduled >= 0),
  live bigint not null check (live >= 0),
  changed_at timestamptz not null,
  unique nulls not distinct (sport, competition, kind, event_id, market)
);

-- The liability of a bet builder is counted under the markets of all its legs. Bets from before this migration were
-- counted under their first leg, and must be taken off that one alone when they are settled.
alter table sports.selection add column counts_first_leg boolean not null default true;
alter table sports.selection alter column counts_first_leg set default false;
