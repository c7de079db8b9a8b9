-- Invitations are paged by the time of their latest change.
create index referral_friends_by_change on referral_friends (referrer_id, changed_at, (id collate "C"));
