-- The times of everything that happens to a bet, so that a round can be retraced: its debit was confirmed, it was
-- decided (won, lost, refused, withdrawn or called off), and its win or refund was paid.
alter table shared_round_bets add column confirmed_at timestamptz;
alter table shared_round_bets add column decided_at timestamptz;
alter table shared_round_bets add column paid_at timestamptz;
