-- Further rules of the player's jurisdiction, stored when the game is opened.
alter table game_sessions
  add column turbo_allowed boolean not null default true,
  -- The maximum stake in minor units of the session's currency; null if the game's own maximum applies.
  add column stake_cap bigint,
  add column figures_shown boolean not null default false;
