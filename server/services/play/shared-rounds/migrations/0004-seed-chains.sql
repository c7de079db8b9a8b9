-- The seeds of a table's rounds form a hash chain that is fixed before its first round opens: hashing the seed of a
-- round gives the seed of the round before, and hashing the first one gives the anchor, which is published together
-- with the salt. Nothing that happens while bets are open changes a draw.
create table shared_round_chains (
  slug text not null,
  first_number bigint not null,
  length integer not null check (length > 0),
  root text not null,
  anchor text not null,
  salt text not null,
  created_at timestamptz not null,
  -- The last round that was opened, so that no seed is used twice even if old rounds are deleted.
  last_number bigint not null,
  primary key (slug, first_number)
);

-- The number of the first round in the round's seed chain; null for rounds from before seed chains existed, whose
-- client seed was derived from the bets.
alter table shared_rounds add column chain_first bigint;
alter table shared_rounds add column maths_version integer not null default 1;
