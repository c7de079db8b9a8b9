-- Which change of the exclusions this is, so that two operators do not overwrite each other unseen.
alter table site_exclusions add column version integer not null default 1;
