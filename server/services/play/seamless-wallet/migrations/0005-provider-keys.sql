-- Operators manage these providers in the console. The key before the current one works until old_key_until; the
-- version rises with every change. Keys themselves are still stored nowhere.
alter table seamless.studio
  add column address text,
  add column version int not null default 1,
  add column key_created_at timestamptz,
  add column key_used_at timestamptz,
  add column old_key_until timestamptz,
  add column old_key_used_at timestamptz;
