-- The job that deletes old sessions uses this index. The indexed column never changes, so using a session does not
-- update the index.
create index sessions_by_age on sessions (created_at);
-- The job that deletes messages that were never sent uses this index.
create index outbox_messages_by_age on outbox_messages (created_at);
