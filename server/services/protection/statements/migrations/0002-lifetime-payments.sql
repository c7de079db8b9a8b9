-- What a player deposited and was paid out before the posting of this number, so that it is not added up from the
-- first day each time.
create table statement_lifetimes (
  player_id text primary key,
  number bigint not null,
  deposits bigint not null,
  withdrawals bigint not null
);
