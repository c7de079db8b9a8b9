-- A version that increases with each change, so that two operators do not overwrite each other's changes unknowingly.
alter table site_exclusions add column version integer not null default 1;
