-- The kind of document that a player was asked for. After an identity document, operators may ask for proof of address
-- or of the source of funds.
alter table document_verifications
  add column requested text not null default 'IDENTITY'
    check (requested in ('IDENTITY', 'PROOF_OF_ADDRESS', 'SOURCE_OF_FUNDS'));

alter table documents
  -- The statements that the reviewer confirmed, and the document's number and expiry date. The number is encrypted like
  -- the file.
  add column checks text[] not null default '{}',
  add column sealed_number bytea,
  add column expires_on date,
  -- When and why an approval was revoked; null if it was not.
  add column revoked_at timestamptz,
  add column revoked_reason text;
