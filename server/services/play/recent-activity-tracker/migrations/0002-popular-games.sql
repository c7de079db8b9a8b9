-- Popular games are computed from the latest games that any player opened.
create index recent_games_latest on recent_games (opened_at desc);
