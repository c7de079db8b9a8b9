-- Old sessions are found by their age. The column never changes, so that the index costs nothing when a session is used.
create index sessions_by_age on sessions (created_at);
-- The sweep of messages that were never sent.
create index outbox_messages_by_age on outbox_messages (created_at);
