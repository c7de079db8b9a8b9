-- Search terms without results: how often they were used, and on which day last. It is not recorded who used them.
create table help_misses (
  language text not null,
  words text not null,
  count integer not null,
  last_asked_on date not null,
  primary key (language, words)
);
create index help_misses_by_count on help_misses (count desc);
