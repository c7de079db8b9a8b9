create schema sports_calendar;

-- The lease of the server that simulates the calendar's matches. The table has one row.
create table sports_calendar.lease (
  name text primary key,
  holder text not null,
  runs_out_at timestamptz not null
);
