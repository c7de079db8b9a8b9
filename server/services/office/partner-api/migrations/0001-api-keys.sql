-- Partners' keys. What a key may read and until when was agreed by two operators.
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

-- Only the hash of a secret is kept. The last secret has no end of its own; those before it overlap with it for a while.
create table api_key_secrets (
  hash bytea primary key,
  key_id text not null references api_keys (id),
  ending text not null,
  created_at timestamptz not null,
  valid_until timestamptz
);
create index api_key_secrets_of_key on api_key_secrets (key_id);
