create schema virtual_sports;

-- The lease of the server that runs the schedule. The table has one row.
create table virtual_sports.lease (
  name text primary key,
  holder text not null,
  runs_out_at timestamptz not null
);

-- The seeds of a channel form a hash chain; its root is secret until its last round has ended.
create table virtual_sports.chain (
  channel text not null,
  first_number bigint not null,
  length int not null,
  root text not null,
  anchor text not null,
  salt text not null,
  created_at timestamptz not null,
  primary key (channel, first_number)
);

create table virtual_sports.round (
  id text primary key,
  channel text not null,
  number bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  state text not null check (state in ('OPEN', 'RUNNING', 'ENDED')),
  seed text not null,
  seed_hash text not null,
  chain_first bigint not null,
  card jsonb not null,
  -- The runners' places in earlier races, by name.
  form jsonb not null,
  outcome jsonb,
  unique (channel, number),
  foreign key (channel, chain_first) references virtual_sports.chain (channel, first_number)
);
create index on virtual_sports.round (channel, starts_at desc);
create index on virtual_sports.round (starts_at) where state <> 'ENDED';
