-- The odds format that a player has chosen for sports and racing.
create table sports.odds_preference (
  player_id text primary key,
  odds_format text not null check (odds_format in ('decimal', 'fractional', 'american'))
);
