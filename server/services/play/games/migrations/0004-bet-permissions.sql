-- Whether the player's jurisdiction allows certain kinds of bets. Sessions opened before this rule existed keep the
-- stricter answer.
alter table game_sessions
  add column ante_bets_allowed boolean not null default false,
  add column feature_buys_allowed boolean not null default false;
