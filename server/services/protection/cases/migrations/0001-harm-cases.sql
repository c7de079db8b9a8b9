-- A score for each player and day of play. The row is created before the score, so that an interrupted job continues
-- where it stopped.
create table harm_scores (
  player_id text not null,
  day date not null,
  -- The day's score; null until the day is over and its figures have been evaluated.
  score integer,
  reasons jsonb not null default '[]',
  scored_at timestamptz,
  primary key (player_id, day)
);
create index harm_scores_waiting on harm_scores (day, player_id) where score is null;

-- Which postings have been read so far to find active players. The table has one row, written when the service first
-- starts.
create table harm_progress (
  id boolean primary key default true check (id),
  last_number bigint not null
);

create table harm_cases (
  id text primary key,
  player_id text not null,
  state text not null check (state in ('OPEN', 'FOLLOW_UP', 'CLOSED')),
  score integer not null,
  reasons jsonb not null,
  opened_at timestamptz not null,
  -- The day on which a case in FOLLOW_UP is reopened.
  follow_up_on date,
  closed_at timestamptz,
  outcome text
);
create unique index harm_cases_one_open on harm_cases (player_id) where state <> 'CLOSED';
create index harm_cases_by_state on harm_cases (state, opened_at, id);
create index harm_cases_of_player on harm_cases (player_id, opened_at desc);
create index harm_cases_to_follow_up on harm_cases (follow_up_on) where state = 'FOLLOW_UP';

-- The notes and actions of a case.
create table harm_case_steps (
  id bigint generated always as identity primary key,
  case_id text not null references harm_cases (id),
  kind text not null,
  text text not null,
  -- The operator who took the step; null for automatic steps.
  operator_name text,
  at timestamptz not null
);
create index harm_case_steps_of_case on harm_case_steps (case_id, id);
