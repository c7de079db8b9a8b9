-- This index serves the trading desk, which lists the bets on all events, newest first.
create index on sports.bet (placed_at desc, id desc);
