-- The list of webhooks is paged, newest first.
create index webhooks_by_time on webhooks (created_at, id);
