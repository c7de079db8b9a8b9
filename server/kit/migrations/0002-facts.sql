-- The facts that each subscriber has handled. The row is written in the same transaction as the subscriber's work, so
-- that a fact delivered twice takes effect once.
create table heard_facts (
  listener text not null,
  fact_id text not null,
  heard_at timestamptz not null,
  primary key (listener, fact_id)
);
create index heard_facts_by_age on heard_facts (heard_at);
