-- The list of keys is paged, newest first.
create index api_keys_by_time on api_keys (created_at, id);
