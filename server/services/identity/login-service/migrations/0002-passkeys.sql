create table passkeys (
  id text primary key,
  player_id text not null,
  -- The credential's id, which the authenticator chooses. The browser sends it when logging in.
  credential_id bytea not null unique,
  -- The public key in SPKI form. The private key never leaves the player's device.
  public_key bytea not null,
  algorithm integer not null,
  -- The authenticator's counter. If it does not increase, the key may have been copied; many authenticators always send
  -- 0.
  sign_count bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_player on passkeys (player_id, created_at);

-- A challenge can be answered once, for the purpose and site that it was created for.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- The player who requested the challenge; null for a login, because the response identifies the player.
  player_id text,
  origin text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
