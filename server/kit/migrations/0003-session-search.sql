-- Who was here from an address or a device.
create index sessions_by_address on sessions (address, created_at desc) where address is not null;
create index sessions_by_device on sessions (device_id, created_at desc) where device_id is not null;
-- Those that may still be open. The time of the last use is left out: it changes with every use.
create index sessions_open on sessions (expires_at) where ended_at is null;
