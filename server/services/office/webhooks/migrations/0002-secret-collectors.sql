-- Who may create the next signing secret, and since when, after two administrators have agreed on it.
alter table webhooks
  add column collector_id text,
  add column collector_name text,
  add column agreed_at timestamptz;
