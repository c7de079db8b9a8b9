create table saved_reports (
  id text primary key,
  name text not null,
  report text not null,
  range text not null,
  currency text,
  is_shared boolean not null,
  author_id text not null,
  author text not null,
  created_at timestamptz not null
);
create unique index saved_reports_by_name on saved_reports (author_id, lower(name));

-- Operators can schedule a report only for their own address.
create table report_schedules (
  report_id text not null references saved_reports (id) on delete cascade,
  operator_id text not null,
  every text not null,
  weekday integer not null,
  hour integer not null,
  time_zone text not null,
  next_at timestamptz not null,
  primary key (report_id, operator_id)
);
create index report_schedules_by_time on report_schedules (next_at);

-- One row for each time a report was due, so that two servers never send the same one.
create table report_sendings (
  id bigint generated always as identity primary key,
  report_id text not null,
  operator_id text not null,
  operator_name text not null,
  due_at timestamptz not null,
  from_day date not null,
  to_day date not null,
  outcome text not null,
  at timestamptz not null,
  unique (report_id, operator_id, due_at)
);
create index report_sendings_of_report on report_sendings (report_id, id);
