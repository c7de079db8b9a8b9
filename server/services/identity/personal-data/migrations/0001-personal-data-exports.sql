-- Copies of a player's data that the player asked for. The file is encrypted with the player's key and deleted when
-- it expires; the row is kept as proof of the request.
create table personal_data_exports (
  player_id text not null,
  id text primary key,
  state text not null check (state in ('WAITING', 'READY', 'EXPIRED')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  size_bytes integer,
  sealed_file bytea,
  downloads integer not null default 0,
  last_downloaded_at timestamptz,
  check ((state = 'READY') = (sealed_file is not null))
);
create index personal_data_exports_of_player on personal_data_exports (player_id, requested_at desc);
create unique index personal_data_exports_one_waiting on personal_data_exports (player_id) where state = 'WAITING';
create index personal_data_exports_ready on personal_data_exports (expires_at) where state = 'READY';
