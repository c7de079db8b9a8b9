-- Each opens one login in place of the authenticator, and is gone then.
create table recovery_codes (
  player_id text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (player_id, code_hash)
);
