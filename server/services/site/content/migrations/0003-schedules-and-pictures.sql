-- Scheduled changes of documents.
create table content_schedules (
  id text primary key,
  bucket text not null,
  language text not null,
  kind text not null,
  key text not null,
  -- The version to publish; null if the document is to be taken off the site.
  version integer,
  due_at timestamptz not null,
  author text not null,
  state text not null check (state in ('WAITING', 'DONE', 'CANCELLED', 'FAILED')),
  created_at timestamptz not null
);
create index content_schedules_due on content_schedules (due_at) where state = 'WAITING';
create index content_schedules_document on content_schedules (bucket, language, kind, key, created_at);

-- Pictures that operators uploaded. They are re-encoded, so the original bytes are never served.
create table content_pictures (
  name text primary key,
  width integer not null,
  height integer not null,
  author text not null,
  created_at timestamptz not null
);
create table content_picture_files (
  name text not null references content_pictures (name) on delete cascade,
  width integer not null,
  bytes bytea not null,
  primary key (name, width)
);
-- Pictures are compressed already, so the database does not try.
alter table content_picture_files alter column bytes set storage external;
