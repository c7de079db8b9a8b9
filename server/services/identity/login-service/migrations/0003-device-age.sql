-- When each device was last used, so that unused devices can be deleted; until now only its first use was recorded.
-- The default is for servers of the previous version, which still write rows during an upgrade.
alter table known_devices add column last_seen_at timestamptz not null default now();
create index known_devices_by_age on known_devices (last_seen_at);
