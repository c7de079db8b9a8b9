-- A reward goes back when the friend takes a deposit back.
alter table referral_rewards add column taken_back_at timestamptz;
