create table passkeys (
  id text primary key,
  player_id text not null,
  -- Chosen by the authenticator; the browser names it at a login.
  credential_id bytea not null unique,
  -- SPKI; the private key never leaves the player's device.
  public_key bytea not null,
  algorithm integer not null,
  -- A counter that does not grow is the sign of a copied key; many authenticators leave it at 0.
  sign_count bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_player on passkeys (player_id, created_at);

-- A challenge is answered once, for the purpose and site it was made for.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Null for a login: the answer tells which player it is.
  player_id text,
  origin text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
