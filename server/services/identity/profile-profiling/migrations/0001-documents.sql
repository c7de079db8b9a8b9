-- The state of a player's document verification. Players without a row were never asked for a document.
create table document_verifications (
  player_id text not null,
  document_type text not null,
  status text not null check (status in ('NOT_REQUESTED', 'REQUESTED', 'PENDING', 'VERIFIED', 'INVALID', 'BLOCKED')),
  -- Documents refused since the last block was lifted; the third one blocks the player.
  refusals integer not null default 0 check (refusals >= 0),
  updated_at timestamptz not null,
  primary key (player_id, document_type)
);

-- Documents that players uploaded. Each file is encrypted for its player and id, so it can't be decrypted in another
-- row.
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
-- Two simultaneous uploads cannot both be pending.
create unique index documents_one_pending on documents (player_id, document_type) where status = 'PENDING';
-- Encrypted files cannot be compressed any further, so the database does not try.
alter table documents alter column sealed_file set storage external;

-- The secrets of links to the page on which a player uploads a document.
create table document_links (
  token_hash bytea primary key,
  player_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index document_links_by_end on document_links (expires_at);
