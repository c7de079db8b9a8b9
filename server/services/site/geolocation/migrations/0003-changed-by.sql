-- The name of the operator who made the last change; null for the initial exclusions of a new installation.
alter table site_exclusions add column changed_by text;
