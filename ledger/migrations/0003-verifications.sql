-- When the ledger was recomputed, and how many of its checks found something.
create table ledger.verification (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  differences integer not null
);
