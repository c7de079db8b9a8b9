-- A prize that can't be paid at the moment is tried again until it is withheld.
alter table leaderboard_winners
  add column obstacle text check (obstacle in ('ACCOUNT_INACTIVE', 'NOT_ALLOWED', 'ACCOUNT_CLOSED', 'NOT_ELIGIBLE')),
  add column retry_at timestamptz,
  add column withhold_at timestamptz;
create index leaderboard_winners_due on leaderboard_winners (leaderboard_id) where state = 'DUE';

-- The ranking also finds hidden players, who may be allowed to win again by the time it is read.
drop index leaderboard_ranking;
create index leaderboard_ranking
  on leaderboard_scores (leaderboard_id, score desc, reached_at, reached_by, player_id) where score > 0;
