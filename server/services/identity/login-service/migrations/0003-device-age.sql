-- Devices that are not used any more are forgotten; until now only their first use was known. The default is for
-- servers of the previous version, which still write during an upgrade.
alter table known_devices add column last_seen_at timestamptz not null default now();
create index known_devices_by_age on known_devices (last_seen_at);
