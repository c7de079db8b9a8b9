-- A reward is taken back if the friend's deposit is reversed.
alter table referral_rewards add column taken_back_at timestamptz;
