-- When the player was last selected for another check against the exclusion register. Checks are made in batches,
-- least recently selected players first.
alter table protection_holds add column listed_at timestamptz;
