-- Operators' settings for a game. A game without a row is shown as its content describes it.
create table game_choices (
  game_id text primary key,
  choice jsonb not null,
  changed_at timestamptz not null
);
