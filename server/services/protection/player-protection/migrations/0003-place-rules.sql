-- A jurisdiction can require reality checks for a player who has chosen no interval. The row then only records when the
-- last one was read.
alter table protection_reality_checks alter column interval_minutes drop not null;
