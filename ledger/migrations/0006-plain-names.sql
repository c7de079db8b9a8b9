-- Renames columns: the account that receives money for a bonus that has ended is its successor; a transfer debits one
-- account and credits another.
alter table ledger.account rename column heir_player_id to successor_player_id;
alter table ledger.account rename column heir_id to successor_id;
alter table ledger.account rename constraint account_heir_named to account_successor_named;
alter view ledger.transfer rename column giver_player_id to debit_player_id;
alter view ledger.transfer rename column giver_account_id to debit_account_id;
alter view ledger.transfer rename column taker_player_id to credit_player_id;
alter view ledger.transfer rename column taker_account_id to credit_account_id;
