-- Proofs that are being checked, as `<milliseconds>:<random>`. They reserve their place below the limit, so that
-- parallel guesses cannot pass it and parallel right proofs are not counted as wrong.
alter table limit_counters add column under_way text[] not null default '{}';
