-- A player's total before the posting of this number, so that an opening balance is not added up from the first day.
-- Entries of the ledger never change, so neither does a row.
create table statement_checkpoints (
  player_id text not null,
  number bigint not null,
  total bigint not null,
  primary key (player_id, number)
);
