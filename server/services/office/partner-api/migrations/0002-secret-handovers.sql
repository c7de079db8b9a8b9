-- The operator who may create the next secret of a key, after two administrators have agreed to it.
create table api_secret_handovers (
  key_id text primary key references api_keys (id),
  operator_id text not null,
  operator_name text not null,
  overlap_hours int not null,
  created_at timestamptz not null
);
