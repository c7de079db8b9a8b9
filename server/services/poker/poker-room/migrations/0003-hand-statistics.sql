-- What a player did in a hand, for the player's own statistics; null for hands from before this was counted.
alter table poker_hand_players
  add column is_voluntary boolean,
  add column has_raised_preflop boolean,
  add column has_seen_flop boolean,
  add column has_shown_down boolean,
  add column has_won_showdown boolean;
