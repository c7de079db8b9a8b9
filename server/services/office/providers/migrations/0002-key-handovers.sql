-- The operator who proposed a provider's current key and may see it once. The keys themselves are not stored.
create table provider_key_handovers (
  kind text not null,
  provider text not null,
  key_version int not null,
  operator_id text not null,
  operator_name text not null,
  created_at timestamptz not null,
  collected_at timestamptz,
  primary key (kind, provider)
);
