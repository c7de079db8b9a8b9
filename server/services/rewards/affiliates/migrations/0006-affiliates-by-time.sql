-- The list of affiliates is paged, newest first.
create index affiliates_by_time on affiliates (created_at, id);
