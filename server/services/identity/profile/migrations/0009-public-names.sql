-- Whether other people may see the player's masked nickname in lists that everyone can read. Players decide this
-- themselves, and until they do the name is hidden.
alter table players add column shows_name boolean not null default false;
