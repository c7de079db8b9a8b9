-- A tournament. Its row is locked by everything that changes it: entries, start, eliminations.
create table poker_tournaments (
  id text primary key,
  template_id text not null,
  -- The terms that players registered on; a later change of the template does not touch them.
  config jsonb not null,
  status text not null check (status in ('REGISTERING', 'RUNNING', 'FINISHED')),
  state jsonb not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- All payouts, refunds and fees are posted: nothing is left to do.
  is_settled boolean not null default false,
  -- When a server has to look at it next; null: when an entry changes.
  due_at timestamptz,
  lease_holder text,
  lease_until timestamptz
);
create index poker_tournaments_due on poker_tournaments (due_at) where not is_settled;
-- Each sit & go template has one open instance.
create unique index poker_tournaments_open on poker_tournaments (template_id) where status = 'REGISTERING';

create table poker_tournament_entries (
  id text primary key,
  tournament_id text not null references poker_tournaments (id),
  owner text not null,
  name text not null,
  kind text not null check (kind in ('PLAYER', 'BOT')),
  status text not null
    check (status in ('TAKING', 'REGISTERED', 'PLAYING', 'OUT', 'PAID', 'VOIDING', 'VOIDED')),
  created_at timestamptz not null,
  place int,
  prize bigint
);
create index poker_tournament_entries_tournament on poker_tournament_entries (tournament_id);
create unique index poker_tournament_entries_active on poker_tournament_entries (tournament_id, owner)
  where status in ('TAKING', 'REGISTERED', 'PLAYING');
