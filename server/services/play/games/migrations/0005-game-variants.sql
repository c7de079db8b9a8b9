-- The version of the maths that operators had chosen when the game was opened; null for a game without variants.
alter table game_sessions
  add column maths_version int;
