-- The secret of an authenticator that is to replace the active one. It takes effect with its first valid code.
create table operator_authenticator_changes (
  operator_id text primary key references operators (id),
  secret bytea not null,
  created_at timestamptz not null
);

-- Codes that replace an operator's authenticator once each. Only their hashes are stored.
create table operator_recovery_codes (
  operator_id text not null references operators (id),
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (operator_id, code_hash)
);
