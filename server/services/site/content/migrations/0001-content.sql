-- Every version of every document is stored; the site shows the published one.
create table content_versions (
  bucket text not null,
  language text not null,
  kind text not null check (kind in ('page', 'region')),
  -- The document's key: a page's path, or a region's name.
  key text not null,
  version integer not null check (version > 0),
  body jsonb not null,
  -- The author: 'seed' for content that comes with the product, otherwise the operator.
  author text not null,
  checksum text not null,
  created_at timestamptz not null default now(),
  primary key (bucket, language, kind, key, version)
);

create table content_documents (
  bucket text not null,
  language text not null,
  kind text not null,
  key text not null,
  published_version integer not null,
  primary key (bucket, language, kind, key),
  foreign key (bucket, language, kind, key, published_version)
    references content_versions (bucket, language, kind, key, version)
);
