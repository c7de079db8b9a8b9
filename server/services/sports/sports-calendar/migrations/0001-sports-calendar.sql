create schema sports_calendar;

-- The server that plays the calendar; it has one row.
create table sports_calendar.lease (
  name text primary key,
  holder text not null,
  runs_out_at timestamptz not null
);
