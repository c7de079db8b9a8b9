-- An account belongs to one brand. The same e-mail address may have an account at each brand; nicknames are unique
-- across brands, because all players meet at the same tables.
alter table players add column brand_id text not null default 'main';
drop index players_email;
create unique index players_email on players (lower(email), brand_id);
create index players_by_brand on players (brand_id, created_at);
