-- Files for regulators, stored exactly as they were created, each with its checksum.
create table regulator_exports (
  id text primary key,
  shape text not null,
  from_day date not null,
  to_day date not null,
  currency text not null,
  state text not null,
  requested_by text not null,
  requested_at timestamptz not null,
  rows integer,
  csv text,
  xml text,
  csv_checksum text,
  xml_checksum text
);
create index regulator_exports_by_age on regulator_exports (requested_at desc, id);
