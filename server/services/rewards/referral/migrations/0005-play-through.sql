-- How many times the friend must stake the deposit before the rewards are paid. Without this rule, a deposit that is
-- withdrawn at once would earn them.
alter table referral_offers add column play_through integer not null default 1 check (play_through >= 1);
create index referral_friends_playing on referral_friends (player_id) where state = 'DEPOSITED';
