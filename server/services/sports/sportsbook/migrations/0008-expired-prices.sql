-- The version of the event at which players were told that its prices had expired.
alter table sports.event add column expired_version bigint;
