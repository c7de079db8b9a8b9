-- The authenticator's secret is needed in plain text to check a code, so it is encrypted rather than hashed.
create table two_factor_secrets (
  player_id text primary key,
  secret bytea not null,
  status text not null check (status in ('PENDING', 'ENABLED')),
  -- The latest time step whose code was used. Codes of this step or earlier ones are refused.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- A code is valid for one player and one operation only.
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

-- Operations that the player has confirmed in a session, for example by password or PIN. A confirmation can be used
-- once, for a short time.
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
