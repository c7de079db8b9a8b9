-- Each recomputation of the ledger: when it ran, and how many of its checks failed.
create table ledger.verification (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  differences integer not null
);
