-- Operators choose their own password through a link, so a new account has no password.
alter table operators alter column password_hash drop not null;

-- Links for choosing a password. Only the hash of a link's token is stored.
create table operator_invitations (
  token_hash bytea primary key,
  operator_id text not null references operators (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_invitations_by_operator on operator_invitations (operator_id, expires_at desc);
