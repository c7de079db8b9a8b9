-- The people who run the site. They are not players.
create table operators (
  id text primary key,
  email text not null,
  -- The address in lower case, so that two accounts cannot differ only in letter case.
  email_key text not null unique,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- The authenticator's secret is encrypted. A time step that has been used is refused afterwards.
create table operator_authenticators (
  operator_id text primary key references operators (id),
  secret bytea not null,
  status text not null check (status in ('PENDING', 'ENABLED')),
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- The secret of a session is only in the operator's cookie; the table stores its SHA-256. A session works only in the
-- browser in which it was opened.
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
