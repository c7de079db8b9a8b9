-- The latest openings of games by anyone tell which games are popular.
create index recent_games_latest on recent_games (opened_at desc);
