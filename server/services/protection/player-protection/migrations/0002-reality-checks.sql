-- How often a player wants to see a summary of their play since login, and when they last read one.
create table protection_reality_checks (
  player_id text primary key,
  interval_minutes integer not null check (interval_minutes between 15 and 240),
  acknowledged_at timestamptz
);
