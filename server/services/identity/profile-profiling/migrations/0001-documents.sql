-- How far a player's document is verified. A player without a row was never asked.
create table document_verifications (
  player_id text not null,
  document_type text not null,
  status text not null check (status in ('NOT_REQUESTED', 'REQUESTED', 'PENDING', 'VERIFIED', 'INVALID', 'BLOCKED')),
  -- Refused documents since the last block was lifted; the third one blocks.
  refusals integer not null default 0 check (refusals >= 0),
  updated_at timestamptz not null,
  primary key (player_id, document_type)
);

-- What players handed in. The file is encrypted for its player and its id: in another row it does not open.
create table documents (
  player_id text not null,
  id text not null,
  document_type text not null,
  document_kind text not null,
  file_name text not null,
  content_type text not null,
  size_bytes integer not null,
  sealed_file bytea not null,
  uploaded_at timestamptz not null,
  status text not null check (status in ('PENDING', 'VERIFIED', 'INVALID')),
  reviewed_at timestamptz,
  reviewed_by text,
  reason text,
  primary key (player_id, id)
);
create index documents_by_id on documents (id);
create index documents_by_status on documents (status, uploaded_at, id);
-- Two uploads at once cannot both wait for a review.
create unique index documents_one_pending on documents (player_id, document_type) where status = 'PENDING';
-- What is encrypted does not get smaller, so there is no use in trying.
alter table documents alter column sealed_file set storage external;

-- The secret of a page on which a player hands in a document.
create table document_links (
  token_hash bytea primary key,
  player_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index document_links_by_end on document_links (expires_at);
