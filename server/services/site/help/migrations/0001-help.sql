create extension if not exists pg_trgm;

-- Published help pages as search reads them; the content service owns the pages themselves.
create table help_pages (
  bucket text not null,
  language text not null,
  -- In the order of their bytes, so that everything below a page is one range.
  path text collate "C" not null,
  parent_path text collate "C" not null,
  position integer not null,
  title text not null,
  description text not null,
  icon text not null,
  popular boolean not null,
  related text[] not null,
  -- What a visitor reads below the title.
  text text not null,
  geo_filter jsonb,
  -- Of the page and of the way it is indexed: what has the same one is not read again.
  checksum text not null,
  -- The title's words as they are written and as the language's dictionary shortens them.
  title_words tsvector not null,
  -- All words: A the title, B the description, D the text.
  words tsvector not null,
  primary key (bucket, language, path)
);
create index help_pages_parent on help_pages (bucket, language, parent_path);
create index help_pages_title_words on help_pages using gin (title_words);
create index help_pages_words on help_pages using gin (words);

-- Every word that help pages use: a misspelt one is looked up here.
create table help_words (
  bucket text not null,
  language text not null,
  word text not null,
  -- Its beginning, whole and with each letter left out: words that differ by one mistake share one of these.
  beginnings text[] not null,
  primary key (bucket, language, word)
);
create index help_words_beginnings on help_words using gin (beginnings);
create index help_words_trigrams on help_words using gin (word gin_trgm_ops);

-- For words with more than one mistake. Two swapped letters spoil half of a word's trigrams, so words count as
-- alike earlier than usual.
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

-- The first answer of each visitor to each page in each language.
create table help_feedback (
  bucket text not null,
  language text not null,
  path text not null,
  -- A player's id, or the hash of an anonymous visitor's cookie.
  visitor text not null,
  answer text not null check (answer in ('yes', 'no')),
  created_at timestamptz not null,
  primary key (bucket, language, path, visitor)
);
