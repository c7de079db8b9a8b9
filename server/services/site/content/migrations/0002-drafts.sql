-- Adds drafts beside the published versions, all kinds of documents, and a record of who published which version and
-- when.
alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check
  check (kind in ('page', 'region', 'item', 'game', 'categories'));

alter table content_documents alter column published_version drop not null;
alter table content_documents
  add column draft_version integer,
  -- Who last decided which version is published. The seed changes only documents that it published itself.
  add column published_by text not null default 'seed',
  add column changed_at timestamptz not null default now(),
  add foreign key (bucket, language, kind, key, draft_version)
    references content_versions (bucket, language, kind, key, version);

update content_documents document
   set published_by = version.author
  from content_versions version
 where (version.bucket, version.language, version.kind, version.key, version.version)
     = (document.bucket, document.language, document.kind, document.key, document.published_version);

create table content_publications (
  id bigint generated always as identity primary key,
  bucket text not null,
  language text not null,
  kind text not null,
  key text not null,
  -- The published version; null if the document was taken off the site.
  version integer,
  author text not null,
  created_at timestamptz not null default now()
);
create index content_publications_document on content_publications (bucket, language, kind, key, id);
