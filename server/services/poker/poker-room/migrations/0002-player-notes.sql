-- What a player has noted about others. Only the author sees it.
create table poker_player_notes (
  owner text not null,
  subject text not null,
  colour text check (colour in ('red', 'orange', 'yellow', 'green', 'blue', 'purple')),
  text text not null,
  updated_at timestamptz not null,
  primary key (owner, subject)
);
