create schema sports_feed;

-- Trading providers that may send messages. Their keys are derived, not stored; see server/kit/providers.
create table sports_feed.provider (
  id text primary key,
  name text not null,
  key_version int not null default 1,
  is_enabled boolean not null default true
);
