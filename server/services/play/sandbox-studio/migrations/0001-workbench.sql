-- The fictional studio's own records, in the sandbox only. A real studio keeps such records on its own servers.
--
--   workbench_seats   opened games, each with the credits of practice play or the player's token for the wallet
--   workbench_rounds  rounds, so that an interrupted one can be finished or resumed when the game is opened again

create table workbench_seats (
  hash bytea primary key,
  game text not null,
  -- The studio's id for the player; in practice, an id for the seat itself.
  owner text not null,
  -- The player's token for the wallet; null in practice.
  token text,
  currency text not null,
  language text not null,
  stakes jsonb not null,
  credit_minor bigint not null,
  opened_at timestamptz not null
);
create index workbench_seats_by_time on workbench_seats (opened_at);

create table workbench_rounds (
  id text primary key,
  owner text not null,
  game text not null,
  stake_minor bigint not null,
  state jsonb not null,
  win_minor bigint not null,
  -- BETTING: the stake has been requested. OPEN: the player has to decide. OWED: the result is final but has not been
  -- paid.
  step text not null check (step in ('BETTING', 'OPEN', 'OWED', 'DONE', 'VOID')),
  opened_at timestamptz not null
);
create index workbench_rounds_waiting on workbench_rounds (owner, game) where step in ('BETTING', 'OPEN', 'OWED');
create index workbench_rounds_by_time on workbench_rounds (opened_at) where step in ('DONE', 'VOID');
