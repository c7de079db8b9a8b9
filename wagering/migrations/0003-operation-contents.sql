-- The request of an operation, where its posting does not show it: a correction's result depends on earlier payments,
-- and a cash-out's payout does not show which stake it ends. Only rare operations are stored, so bets cost nothing
-- extra.
create table wagering.operation_contents (
  player_id text collate "C" not null,
  operation_id text collate "C" not null,
  contents text not null,
  primary key (player_id, operation_id)
);
