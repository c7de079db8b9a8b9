-- Counts failed attempts by username, address and second factor. Keys are hashed, because people sometimes type their
-- password into the username field.
create table login_counters (
  kind text not null,
  key_hash bytea not null,
  failures integer not null default 0,
  window_ends_at timestamptz,
  shut_until timestamptz,
  -- Attempts that have been admitted but not decided yet, as `<milliseconds>:<random>`.
  under_way text[] not null default '{}',
  primary key (kind, key_hash)
);

create table known_devices (
  player_id text not null,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  primary key (player_id, device_hash)
);

create table login_records (
  player_id text not null,
  id text not null,
  created_at timestamptz not null,
  outcome text not null check (outcome in ('SUCCESS', 'FAILURE')),
  country text,
  device text not null,
  primary key (player_id, id)
);
create index login_records_by_time on login_records (player_id, created_at desc);

-- Logins that are waiting for a required action, with the results of the steps before it.
create table required_action_tokens (
  token_hash bytea primary key,
  player_id text not null,
  action text not null,
  device_id text,
  factor_passed boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table password_reset_tokens (
  token_hash bytea primary key,
  player_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_tokens_by_player on password_reset_tokens (player_id);

-- Solved captchas, so that a solution is accepted only once. Rows are deleted after their challenge has expired.
create table solved_captchas (
  signature_hash bytea primary key,
  expires_at timestamptz not null
);
create index solved_captchas_by_end on solved_captchas (expires_at);
