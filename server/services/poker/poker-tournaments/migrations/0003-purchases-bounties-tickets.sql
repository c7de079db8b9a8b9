-- Players' purchases during a tournament. Each one is a further stake of the entry's wager.
create table poker_tournament_purchases (
  id text primary key,
  tournament_id text not null references poker_tournaments (id),
  entry_id text not null references poker_tournament_entries (id),
  kind text not null check (kind in ('RE_BUY', 'ADD_ON')),
  status text not null check (status in ('TAKING', 'TAKEN', 'VOIDING', 'VOIDED')),
  price bigint not null,
  chips bigint not null,
  created_at timestamptz not null
);
create index poker_tournament_purchases_open on poker_tournament_purchases (tournament_id)
  where status in ('TAKING', 'VOIDING');
-- An entry can make only one purchase at a time.
create unique index poker_tournament_purchases_taking on poker_tournament_purchases (entry_id)
  where status = 'TAKING';

alter table poker_tournament_entries
  add column re_buys int not null default 0,
  add column has_add_on boolean not null default false,
  -- The hand in which the player lost their last chips, while they can still re-buy.
  add column bust jsonb,
  -- The bounty on this player, and the bounties that the player has won.
  add column bounty bigint not null default 0,
  add column bounty_won bigint not null default 0,
  -- The state of a satellite prize, which is exchanged for an entry to another tournament.
  add column ticket text check (ticket in ('DUE', 'USED', 'CASH'));
