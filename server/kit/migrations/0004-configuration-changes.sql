-- What operators changed in the configuration of a service. `topic` is what is configured (`games`), `subject` the
-- one thing of it that changed. `before` is null where nothing had been decided yet.
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
