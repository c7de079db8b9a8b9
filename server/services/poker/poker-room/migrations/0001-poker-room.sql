-- A table's whole state is one document, replaced after every action by the server that read that version. Another
-- server can continue from it at any moment.
create table poker_tables (
  id text primary key,
  position int not null,
  config jsonb not null,
  state jsonb not null,
  version bigint not null default 0,
  -- People or money are at the table, so a server must drive it even if nobody watches.
  is_busy boolean not null default false,
  lease_holder text,
  lease_until timestamptz
);
create index poker_tables_busy on poker_tables (lease_until) where is_busy;

-- Finished hands: the set-up with the whole deck, and every action.
create table poker_hands (
  id text primary key,
  table_id text not null references poker_tables (id),
  number bigint not null,
  played_at timestamptz not null,
  record jsonb not null,
  unique (table_id, number)
);

-- Who played a hand: players find their own hands here.
create table poker_hand_players (
  owner text not null,
  played_at timestamptz not null,
  hand_id text not null references poker_hands (id) on delete cascade,
  seat int not null,
  net bigint not null,
  primary key (owner, played_at, hand_id)
);
create index poker_hand_players_hand on poker_hand_players (hand_id);
