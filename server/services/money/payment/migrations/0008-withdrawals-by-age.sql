-- Operators page through withdrawals of every status.
create index withdrawals_by_age on withdrawals (created_at, id);
