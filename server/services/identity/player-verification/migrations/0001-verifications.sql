-- The authenticator's secret must be read again to check a code, so it is encrypted rather than hashed.
create table two_factor_secrets (
  player_id text primary key,
  secret bytea not null,
  status text not null check (status in ('PENDING', 'ENABLED')),
  -- The latest time step whose code was used: neither it nor an earlier one counts again.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- A code belongs to one player and one operation, and is worth nothing elsewhere.
create table confirmation_codes (
  player_id text not null,
  id text not null,
  operation text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (player_id, id)
);
create index confirmation_codes_by_end on confirmation_codes (expires_at);

-- What a session has proven by password or PIN, to be used for one operation soon after.
create table verified_operations (
  session_id text not null,
  operation text not null,
  expires_at timestamptz not null,
  primary key (session_id, operation)
);

create table pin_reset_tokens (
  token_hash bytea primary key,
  player_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pin_reset_tokens_by_player on pin_reset_tokens (player_id);
