-- A player's total before the posting with this number, so that an opening balance does not have to be added up from
-- the first day. Ledger entries never change, so neither do these rows.
create table statement_checkpoints (
  player_id text not null,
  number bigint not null,
  total bigint not null,
  primary key (player_id, number)
);
