-- The people who run the site; they are no players.
create table operators (
  id text primary key,
  email text not null,
  -- The address in lower case: one account for each.
  email_key text not null unique,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- The authenticator's secret is sealed; a time step that was used is not taken again.
create table operator_authenticators (
  operator_id text primary key references operators (id),
  secret bytea not null,
  status text not null check (status in ('PENDING', 'ENABLED')),
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- A session's secret is only in the operator's cookie; here is its SHA-256. It works in one browser alone.
create table operator_sessions (
  id text primary key,
  secret_hash bytea not null unique,
  operator_id text not null references operators (id),
  user_agent_hash bytea not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null))
);
create index operator_sessions_by_operator on operator_sessions (operator_id, created_at desc);
