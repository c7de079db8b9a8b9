-- Calls to and from providers, per minute. Every server adds its own counts, and rows are kept for a day.
create table provider_minutes (
  kind text not null,
  provider text not null,
  minute timestamptz not null,
  calls int not null,
  errors int not null,
  total_ms bigint not null,
  slowest_ms int not null,
  primary key (kind, provider, minute)
);
create index provider_minutes_by_age on provider_minutes (minute);

-- The latest success and error of each provider, which may be older than a day.
create table provider_results (
  kind text not null,
  provider text not null,
  last_success_at timestamptz,
  last_error_at timestamptz,
  last_error text,
  primary key (kind, provider)
);

-- The latest 50 errors of each provider in words, without secrets or personal data.
create table provider_errors (
  id bigint generated always as identity primary key,
  kind text not null,
  provider text not null,
  at timestamptz not null,
  source text not null,
  message text not null
);
create index provider_errors_of_provider on provider_errors (kind, provider, id desc);
