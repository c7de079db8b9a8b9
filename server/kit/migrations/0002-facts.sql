-- What a listener has heard. The receipt is written together with what the listener did about the fact, so that a
-- fact that is delivered twice has its effect once.
create table heard_facts (
  listener text not null,
  fact_id text not null,
  heard_at timestamptz not null,
  primary key (listener, fact_id)
);
create index heard_facts_by_age on heard_facts (heard_at);
