-- Erasures of players' personal data that two operators agreed on. They are carried out when the law no longer requires
-- the data to be kept.
create table personal_data_erasures (
  id text primary key,
  player_id text not null,
  state text not null check (state in ('SCHEDULED', 'DONE', 'CANCELLED')),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'SCHEDULED') = (ended_at is null))
);
create unique index personal_data_erasures_one on personal_data_erasures (player_id) where state <> 'CANCELLED';
create index personal_data_erasures_due on personal_data_erasures (due_at) where state = 'SCHEDULED';
