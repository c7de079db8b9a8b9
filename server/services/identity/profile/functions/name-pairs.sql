-- Returns each pair of neighbouring Chinese characters, kana or hangul in a full name, with either the first
-- or the last name in front. Such names are too short for trigrams.
create or replace function name_pairs(first_name text, last_name text) returns text[] language sql immutable strict parallel safe
  return array(
    select distinct substr(name, at, 2)
    from unnest(array[first_name || last_name, last_name || first_name]) as name,
      generate_series(1, length(name) - 1) as at
    where substr(name, at, 2) ~ '^[⺀-鿿가-힣豈-﫿]{2}$'
  );
