-- Whether players are asked for a new identity document when theirs expires, and how many days before. The table has one
-- row. It is off until operators decide otherwise, because a request ends the verification of players who have one.
create table document_expiry_rule (
  id boolean primary key default true check (id),
  enabled boolean not null default false,
  days_before integer not null default 0 check (days_before between 0 and 90)
);
insert into document_expiry_rule default values;

create index documents_by_expiry on documents (expires_on, id)
  where status = 'VERIFIED' and revoked_at is null and expires_on is not null;
