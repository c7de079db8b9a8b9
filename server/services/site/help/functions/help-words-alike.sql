-- Finds words that resemble a misspelt word, even if it has more than one typo. Two swapped letters change half
-- of a word's trigrams, so the similarity threshold is lower than usual.
create or replace function help_words_alike(asked_bucket text, asked_language text, asked text, at_most integer)
returns setof text
language sql stable
set pg_trgm.similarity_threshold = 0.25
as $$
  select word from help_words
   where bucket = asked_bucket and language = asked_language and word % asked
   order by similarity(word, asked) desc, word
   limit at_most
$$;
