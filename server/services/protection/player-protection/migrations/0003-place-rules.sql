-- A jurisdiction can demand reality checks of a player who has chosen no interval; the row then only says when the
-- last one was read.
alter table protection_reality_checks alter column interval_minutes drop not null;
