-- The games of other studios, imported from their feeds.
--
--   studio_games          one row per game; `entry` is the validated entry of the feed
--   studio_game_pictures  the pictures in the sizes and formats that cards and pages use
--   studio_imports        the last import of each studio

-- The ids of our own games have four digits, so these numbers can't collide with them.
create sequence studio_game_numbers as int start 700001 maxvalue 999999999;

create table studio_games (
  id text primary key default nextval('studio_game_numbers')::text,
  studio text not null,
  studio_game_id text not null,
  slug text not null unique,
  entry jsonb not null,
  -- For each language: the text that was published, and the version of the document that it became. A document whose
  -- version has changed was edited by an operator and is not overwritten.
  documents jsonb not null default '{}',
  -- Whether the game is in the newest feed and its pictures have been imported.
  is_offered boolean not null,
  imported_at timestamptz not null,
  unique (studio, studio_game_id)
);

create table studio_game_pictures (
  file text primary key,
  game_id text not null references studio_games on delete cascade,
  picture text not null check (picture in ('card', 'wide')),
  -- The hash of the picture as the studio sent it, which shows whether a new picture has to be fetched.
  sha256 text not null,
  bytes bytea not null
);
create index studio_game_pictures_of_game on studio_game_pictures (game_id);

create table studio_imports (
  studio text primary key,
  result jsonb not null
);
