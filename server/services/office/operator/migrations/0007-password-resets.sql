-- Links with which operators choose a new password after they forgot theirs. Only the hash of a link's token is stored.
create table operator_password_resets (
  token_hash bytea primary key,
  operator_id text not null references operators (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_password_resets_by_operator on operator_password_resets (operator_id);
