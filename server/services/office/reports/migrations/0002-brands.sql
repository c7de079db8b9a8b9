-- All figures are kept by brand. Until now, all players belonged to the first brand; postings without a player still
-- do.
alter table report_flows add column brand_id text not null default 'main';
alter table report_flows drop constraint report_flows_pkey;
alter table report_flows add primary key (day, currency, type, giver, taker, game_id, brand_id);
alter table report_games add column brand_id text not null default 'main';
alter table report_games drop constraint report_games_pkey;
alter table report_games add primary key (day, currency, game_id, brand_id);
