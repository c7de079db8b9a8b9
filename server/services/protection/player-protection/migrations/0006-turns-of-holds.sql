-- When the player was last listed to ask the exclusion register again.
alter table protection_holds add column listed_at timestamptz;
