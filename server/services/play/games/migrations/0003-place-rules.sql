-- More rules of the player's jurisdiction that an open game keeps.
alter table game_sessions
  add column turbo_allowed boolean not null default true,
  -- The maximum stake in minor units of the session's currency; null for the game's own.
  add column stake_cap bigint,
  add column figures_shown boolean not null default false;
