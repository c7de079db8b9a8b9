-- Tournaments. Everything that changes a tournament (entries, start, eliminations) locks its row.
create table poker_tournaments (
  id text primary key,
  template_id text not null,
  -- The terms under which players registered. Later changes to the template don't affect them.
  config jsonb not null,
  status text not null check (status in ('REGISTERING', 'RUNNING', 'FINISHED')),
  state jsonb not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- Whether all payouts, refunds and fees have been posted.
  is_settled boolean not null default false,
  -- When a server must next look at the tournament; null if only a change of its entries can require it.
  due_at timestamptz,
  lease_holder text,
  lease_until timestamptz
);
create index poker_tournaments_due on poker_tournaments (due_at) where not is_settled;
-- Each sit & go template has one tournament that is open for entries.
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
