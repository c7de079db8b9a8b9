-- The times of everything that happens to a bet, so that the course of a round can be reconstructed: when the debit
-- was confirmed, when the bet was decided (won, lost, refused, withdrawn or voided), and when the win or refund was
-- paid.
alter table shared_round_bets add column confirmed_at timestamptz;
alter table shared_round_bets add column decided_at timestamptz;
alter table shared_round_bets add column paid_at timestamptz;
