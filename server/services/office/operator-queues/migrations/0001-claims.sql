-- Which operator is working on which item of which queue. The items belong to other services. If an item is decided in
-- the meantime, its claim is no longer shown, and it is deleted later.
create table queue_claims (
  queue text not null,
  item_id text not null,
  operator_id text not null,
  operator_name text not null,
  taken_at timestamptz not null,
  primary key (queue, item_id)
);
create index queue_claims_by_age on queue_claims (taken_at);
