create extension if not exists pg_trgm;

-- Published help pages, prepared for searching. The content service owns the pages themselves.
create table help_pages (
  bucket text not null,
  language text not null,
  -- Paths are sorted by bytes, so that all pages below a page form one range.
  path text collate "C" not null,
  parent_path text collate "C" not null,
  position integer not null,
  title text not null,
  description text not null,
  icon text not null,
  popular boolean not null,
  related text[] not null,
  -- The text of the page without its title.
  text text not null,
  geo_filter jsonb,
  -- The checksum of the page and of the indexing method; pages whose checksum has not changed are not indexed again.
  checksum text not null,
  -- The words of the title, both as written and as reduced to their stems.
  title_words tsvector not null,
  -- All words, weighted: A for the title, B for the description, D for the text.
  words tsvector not null,
  primary key (bucket, language, path)
);
create index help_pages_parent on help_pages (bucket, language, parent_path);
create index help_pages_title_words on help_pages using gin (title_words);
create index help_pages_words on help_pages using gin (words);

-- All words of the help pages, in which the search looks up misspelt words.
create table help_words (
  bucket text not null,
  language text not null,
  word text not null,
  -- The beginning of the word, whole and with each letter left out. Words that differ by one typo have one of these in
  -- common.
  beginnings text[] not null,
  primary key (bucket, language, word)
);
create index help_words_beginnings on help_words using gin (beginnings);
create index help_words_trigrams on help_words using gin (word gin_trgm_ops);

-- Finds words that resemble a misspelt word, even if it has more than one typo. Two swapped letters change half of a
-- word's trigrams, so the similarity threshold is lower than usual.
create function help_words_alike(asked_bucket text, asked_language text, asked text, at_most integer)
returns setof text
language sql stable
set pg_trgm.similarity_threshold = 0.25
as $$
  select word from help_words
   where bucket = asked_bucket and language = asked_language and word % asked
   order by similarity(word, asked) desc, word
   limit at_most
$$;

-- Each visitor's first answer to whether a page was helpful, per page and language.
create table help_feedback (
  bucket text not null,
  language text not null,
  path text not null,
  -- The visitor: a player's id, or the hash of an anonymous visitor's cookie.
  visitor text not null,
  answer text not null check (answer in ('yes', 'no')),
  created_at timestamptz not null,
  primary key (bucket, language, path, visitor)
);
