-- The live room shows the latest wins of all tables.
create index shared_round_wins on shared_round_bets (closed_at desc, id)
  where state = 'PAID' and not practice and win_minor > stake_minor;
