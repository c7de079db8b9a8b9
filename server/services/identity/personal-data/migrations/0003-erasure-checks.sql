-- When an erasure was last tried, so that those that can't be carried out yet don't keep others waiting.
alter table personal_data_erasures add column checked_at timestamptz;
