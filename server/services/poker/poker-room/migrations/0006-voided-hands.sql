-- Hands that could not be continued. All bets were returned, so they are not in the history of played hands.
create table poker_voided_hands (
  id text primary key,
  table_id text not null references poker_tables (id) on delete cascade,
  number bigint not null,
  voided_at timestamptz not null,
  record jsonb not null
);
create index poker_voided_hands_by_time on poker_voided_hands (voided_at desc, id desc);
