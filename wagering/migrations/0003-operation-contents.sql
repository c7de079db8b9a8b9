-- What an operation asked for, where its posting doesn't tell: the result of a correction depends on earlier payments,
-- and a cash-out's payout says nothing about the stake it ends. Rare operations only, so bets cost nothing more.
create table wagering.operation_contents (
  player_id text collate "C" not null,
  operation_id text collate "C" not null,
  contents text not null,
  primary key (player_id, operation_id)
);
