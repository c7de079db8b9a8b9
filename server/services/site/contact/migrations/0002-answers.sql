-- The state of each message and the replies to it. Messages from before this migration were answered by e-mail.
alter table contact_messages
  add column state text not null default 'CLOSED' check (state in ('OPEN', 'ANSWERED', 'CLOSED'));
alter table contact_messages alter column state set default 'OPEN';
create index contact_messages_by_state on contact_messages (state, created_at, id);

create table contact_answers (
  message_id text not null references contact_messages (id) on delete cascade,
  -- The reply's id, which the sender chooses, so that a reply sent twice is stored once.
  id text not null,
  operator_id text not null,
  operator_name text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (message_id, id)
);
