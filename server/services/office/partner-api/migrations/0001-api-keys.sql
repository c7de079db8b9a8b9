-- Partners' keys. Two operators have agreed what a key may read and until when.
create table api_keys (
  id text primary key,
  name text not null,
  scopes text[] not null,
  approved_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);

-- Only hashes of secrets are stored. The latest secret does not expire; earlier ones remain valid for a while after
-- they are replaced.
create table api_key_secrets (
  hash bytea primary key,
  key_id text not null references api_keys (id),
  ending text not null,
  created_at timestamptz not null,
  valid_until timestamptz
);
create index api_key_secrets_of_key on api_key_secrets (key_id);
