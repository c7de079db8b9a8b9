-- Everything that happens at a table, with its time. Rows are never changed.
create table table_events (
  id bigint generated always as identity primary key,
  slug text not null,
  -- The round that the event belongs to; null for events of the table, the dealer and the video.
  number bigint,
  kind text not null,
  at timestamptz not null,
  operator_id text,
  operator_name text,
  details jsonb not null default '{}'
);
create index table_events_by_time on table_events (slug, id desc);
create index table_events_by_round on table_events (slug, number, id) where number is not null;
create index table_events_between_rounds on table_events (slug, at) where number is null;

-- Whether the table is open, has a dealer and has video, according to the last recorded event. If several servers
-- notice the same change, only one records it.
create table table_statuses (
  slug text not null,
  part text not null check (part in ('TABLE', 'DEALER', 'VIDEO')),
  is_on boolean not null,
  primary key (slug, part)
);

-- Why a round was voided; null if it was not, and for rounds of earlier versions.
alter table shared_rounds add column void_cause text;
