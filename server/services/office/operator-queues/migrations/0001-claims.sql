-- Who works on which item of which queue. The items themselves belong to other services; a claim on one that was
-- decided meanwhile shows nowhere and is deleted with age.
create table queue_claims (
  queue text not null,
  item_id text not null,
  operator_id text not null,
  operator_name text not null,
  taken_at timestamptz not null,
  primary key (queue, item_id)
);
create index queue_claims_by_age on queue_claims (taken_at);
