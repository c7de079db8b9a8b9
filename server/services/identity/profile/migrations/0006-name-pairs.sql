-- Names in Chinese characters, kana and hangul are too short for trigrams. They are indexed by pairs of characters,
-- with the family name first or last.
create function name_pairs(first_name text, last_name text) returns text[] language sql immutable strict parallel safe
  return array(
    select distinct substr(name, at, 2)
    from unnest(array[first_name || last_name, last_name || first_name]) as name,
      generate_series(1, length(name) - 1) as at
    where substr(name, at, 2) ~ '^[⺀-鿿가-힣豈-﫿]{2}$'
  );
create index players_by_name_pairs on players using gin (name_pairs(first_name, last_name));
