-- Operators' changes to the settings. `before` and `after` contain only the settings that changed, so that any earlier
-- state can be restored.
create table site_setting_changes (
  version bigint primary key,
  at timestamptz not null,
  operator_id text not null,
  operator_name text not null,
  reason text not null,
  before jsonb not null,
  after jsonb not null
);
