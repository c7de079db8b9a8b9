-- Players' notes about other players. Only the author sees them.
create table poker_player_notes (
  owner text not null,
  subject text not null,
  colour text check (colour in ('red', 'orange', 'yellow', 'green', 'blue', 'purple')),
  text text not null,
  updated_at timestamptz not null,
  primary key (owner, subject)
);
