-- Each code replaces the authenticator in one login and is then deleted.
create table recovery_codes (
  player_id text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (player_id, code_hash)
);
