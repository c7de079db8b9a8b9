-- A player's actions in a hand, for the player's own statistics; null for older hands.
alter table poker_hand_players
  add column is_voluntary boolean,
  add column has_raised_preflop boolean,
  add column has_seen_flop boolean,
  add column has_shown_down boolean,
  add column has_won_showdown boolean;
