-- The key that encrypts one player's personal data, encrypted itself by the installation's key. Deleting the key
-- makes the data unreadable, also in every backup that is taken afterwards. The row is kept, so that no new key is
-- ever created.
create table player_keys (
  player_id text primary key,
  sealed_key bytea,
  -- Identifies the installation's key without revealing it.
  sealed_by text,
  created_at timestamptz not null,
  erased_at timestamptz,
  check ((sealed_key is null) = (erased_at is not null) and (sealed_key is null) = (sealed_by is null))
);
create index player_keys_by_secret on player_keys (sealed_by) where sealed_key is not null;
