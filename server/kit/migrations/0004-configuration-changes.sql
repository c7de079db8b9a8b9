-- Changes that operators made to the configuration of a service. `topic` is the kind of setting (`games`), `subject`
-- the item that changed. `before` is null if it had not been configured before.
create table configuration_changes (
  version bigint generated always as identity primary key,
  topic text not null,
  subject text not null,
  at timestamptz not null,
  operator_id text not null,
  operator_name text not null,
  reason text not null,
  before jsonb,
  after jsonb not null
);
create index configuration_changes_by_topic on configuration_changes (topic, version desc);
create index configuration_changes_by_subject on configuration_changes (topic, subject, version desc);
