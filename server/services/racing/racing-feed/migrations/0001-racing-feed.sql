create schema racing_feed;

-- Racing providers that may send messages. Their keys are derived, not stored; see server/kit/providers.
create table racing_feed.provider (
  id text primary key,
  name text not null,
  key_version int not null default 1,
  is_enabled boolean not null default true
);
