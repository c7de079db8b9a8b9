-- The closing of an account, from the request until no money of the player's is left.
create table account_closings (
  player_id text primary key,
  state text not null check (state in ('WAITING', 'PAYING', 'HELD', 'CLOSED')),
  -- Where the balance is paid to; null if the player named nothing.
  target text,
  -- Counts the payouts, because a method's maximum may need several.
  payouts integer not null default 0,
  -- Why money is held; null otherwise.
  held_reason text,
  requested_by text not null,
  requested_at timestamptz not null,
  -- When the state was last looked at, so that a job goes round all of them.
  checked_at timestamptz not null,
  closed_at timestamptz
);
create index account_closings_open on account_closings (checked_at) where state in ('WAITING', 'PAYING');

-- Every step, for disputes.
create table account_closing_steps (
  id bigint generated always as identity primary key,
  player_id text not null,
  from_state text not null,
  to_state text not null,
  reason text,
  at timestamptz not null
);
create index account_closing_steps_of_player on account_closing_steps (player_id, id);
