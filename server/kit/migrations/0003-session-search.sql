-- These indexes find the sessions opened from an address or with a device.
create index sessions_by_address on sessions (address, created_at desc) where address is not null;
create index sessions_by_device on sessions (device_id, created_at desc) where device_id is not null;
-- Sessions that may still be open. The time of last use is not in the index, because it changes with every request.
create index sessions_open on sessions (expires_at) where ended_at is null;
