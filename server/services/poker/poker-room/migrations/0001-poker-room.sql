-- The whole state of a table is one document. A server replaces it after each action, provided that it has read the
-- latest version. Another server can continue from it at any moment.
create table poker_tables (
  id text primary key,
  position int not null,
  config jsonb not null,
  state jsonb not null,
  version bigint not null default 0,
  -- Whether there are players or money at the table, in which case a server must run it even if nobody is watching.
  is_busy boolean not null default false,
  lease_holder text,
  lease_until timestamptz
);
create index poker_tables_busy on poker_tables (lease_until) where is_busy;

-- Finished hands: the set-up, including the whole deck, and every action.
create table poker_hands (
  id text primary key,
  table_id text not null references poker_tables (id),
  number bigint not null,
  played_at timestamptz not null,
  record jsonb not null,
  unique (table_id, number)
);

-- The players of each hand, through which players find their own hands.
create table poker_hand_players (
  owner text not null,
  played_at timestamptz not null,
  hand_id text not null references poker_hands (id) on delete cascade,
  seat int not null,
  net bigint not null,
  primary key (owner, played_at, hand_id)
);
create index poker_hand_players_hand on poker_hand_players (hand_id);
