-- Proofs that are being checked, as `<milliseconds>:<random>`. Each reserves an attempt, so that parallel guesses
-- cannot exceed the limit and parallel correct proofs are not counted as wrong.
alter table limit_counters add column under_way text[] not null default '{}';
