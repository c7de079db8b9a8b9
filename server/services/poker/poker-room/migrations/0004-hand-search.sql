-- The total of all pots of a hand in major units of the currency, or in chips; null for older hands.
alter table poker_hands add column pot numeric;
create index poker_hands_by_time on poker_hands (played_at desc, id desc);
create index poker_tables_of_tournament on poker_tables ((config->'tournament'->>'id'));
