-- What operators decided about a game; a game without a row is as its content says.
create table game_choices (
  game_id text primary key,
  choice jsonb not null,
  changed_at timestamptz not null
);
