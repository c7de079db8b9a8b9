-- An index for the latest wins of all tables, which the live room shows.
create index shared_round_wins on shared_round_bets (closed_at desc, id)
  where state = 'PAID' and not practice and win_minor > stake_minor;
