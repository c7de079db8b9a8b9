-- Operators manage these providers in the console. The previous key stays valid until old_key_until, and
-- the version increases with every change. The keys themselves are not stored; they are derived.
alter table seamless.studio
  add column address text,
  add column version int not null default 1,
  add column key_created_at timestamptz,
  add column key_used_at timestamptz,
  add column old_key_until timestamptz,
  add column old_key_used_at timestamptz;
