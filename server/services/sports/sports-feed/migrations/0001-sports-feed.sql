create schema sports_feed;

-- Trading providers that may send messages. Their keys are derived and stored nowhere; see provider-keys.ts.
create table sports_feed.provider (
  id text primary key,
  name text not null,
  key_version int not null default 1,
  is_enabled boolean not null default true
);
