-- The settings that decide when further tables of a game open and close. A game without a row has the default
-- settings.
create table table_demands (
  game_slug text primary key,
  -- Another table opens when each open one has more players than this.
  players_per_table integer not null check (players_per_table between 1 and 10000),
  close_after_minutes integer not null check (close_after_minutes between 1 and 1440),
  most_tables integer not null check (most_tables between 1 and 10)
);

-- The further tables of a game; its first one has no row. One server at a time opens and closes them.
create table table_copies (
  game_slug text not null,
  number integer not null check (number between 2 and 10),
  state text not null default 'CLOSED' check (state in ('OPEN', 'CLOSING', 'CLOSED')),
  -- An operator's decision, which takes precedence over demand; null if demand decides.
  hold text check (hold in ('OPEN', 'CLOSED')),
  -- The time since which the open table has had no players; null while it has some.
  empty_since timestamptz,
  changed_at timestamptz not null,
  primary key (game_slug, number)
);

-- The players whose pages are connected to a table through a server. Each server writes its own rows and keeps them
-- current, so those of a server that has died become stale.
create table table_presence (
  server text not null,
  slug text not null,
  owners text[] not null,
  seen_at timestamptz not null,
  primary key (server, slug)
);
