-- Months of entries that have been moved to files. They are always the oldest months, without gaps: every entry with a
-- number below the highest `end_number` is archived, and every other one is in ledger.entry.
create table ledger.archive (
  -- The name of the partition, such as entry_2027_01.
  name text primary key,
  first_number bigint not null,
  end_number bigint not null unique,
  entries bigint not null,
  file text not null,
  -- The checksum of the compressed file.
  sha256 text not null,
  archived_at timestamptz not null,
  check (first_number < end_number)
);

-- Each account's balance after its last archived entry, which is the sum of all its archived entries.
create table ledger.carried_balance (
  player_id text collate "C" not null,
  account_id text collate "C" not null,
  balance bigint not null,
  primary key (player_id, account_id)
);

-- The numbers of each player's archived postings, in order, up to a thousand per row. With them, a player's history and
-- statements are read from the postings, which are not archived.
create table ledger.archived_numbers (
  player_id text collate "C" not null,
  first_number bigint not null,
  last_number bigint not null,
  numbers bigint[] not null,
  primary key (player_id, first_number)
);
