-- What players buy during a tournament. Each purchase is a further stake of the entry's wager.
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
-- An entry buys one thing at a time.
create unique index poker_tournament_purchases_taking on poker_tournament_purchases (entry_id)
  where status = 'TAKING';

alter table poker_tournament_entries
  add column re_buys int not null default 0,
  add column has_add_on boolean not null default false,
  -- The hand that took the player's last chips, while they may still re-buy.
  add column bust jsonb,
  -- The bounty on the player's own head, and the bounties that the player has won.
  add column bounty bigint not null default 0,
  add column bounty_won bigint not null default 0,
  -- A satellite's prize that is to be exchanged for an entry to another tournament.
  add column ticket text check (ticket in ('DUE', 'USED', 'CASH'));
