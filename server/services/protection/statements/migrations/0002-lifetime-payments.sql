-- A player's total deposits and payouts before the posting with this number, so that they do not have to be added up
-- from the first day each time.
create table statement_lifetimes (
  player_id text primary key,
  number bigint not null,
  deposits bigint not null,
  withdrawals bigint not null
);
