-- What became of each message, and what was answered. What came before this desk was answered by e-mail.
alter table contact_messages
  add column state text not null default 'CLOSED' check (state in ('OPEN', 'ANSWERED', 'CLOSED'));
alter table contact_messages alter column state set default 'OPEN';
create index contact_messages_by_state on contact_messages (state, created_at, id);

create table contact_answers (
  message_id text not null references contact_messages (id) on delete cascade,
  -- Made by the sender: the same answer sent again is the same row.
  id text not null,
  operator_id text not null,
  operator_name text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (message_id, id)
);
