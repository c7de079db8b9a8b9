-- A new key that is not collected expires. If the previous key still works by then, it becomes the current one again,
-- with its original creation time.
alter table provider_key_handovers
  add column previous_key_created_at timestamptz,
  add column expired_at timestamptz;
