-- Account closures, from the request until none of the player's money is left.
create table account_closings (
  player_id text primary key,
  state text not null check (state in ('WAITING', 'PAYING', 'HELD', 'CLOSED')),
  -- Where the balance is paid out to; null if the player didn't name a target.
  target text,
  -- The number of payouts so far; several may be needed because methods have a maximum.
  payouts integer not null default 0,
  -- Why the money is held; null if it is not.
  held_reason text,
  requested_by text not null,
  requested_at timestamptz not null,
  -- When this closure was last checked. The job starts with the closures that were checked least recently, so that
  -- each gets its turn.
  checked_at timestamptz not null,
  closed_at timestamptz
);
create index account_closings_open on account_closings (checked_at) where state in ('WAITING', 'PAYING');

-- Every step of a closure, in case of a dispute.
create table account_closing_steps (
  id bigint generated always as identity primary key,
  player_id text not null,
  from_state text not null,
  to_state text not null,
  reason text,
  at timestamptz not null
);
create index account_closing_steps_of_player on account_closing_steps (player_id, id);
