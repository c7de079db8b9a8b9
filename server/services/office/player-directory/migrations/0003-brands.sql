alter table player_directory add column brand_id text not null default 'main';
create index player_directory_by_brand on player_directory (brand_id, joined_at desc, player_id desc);
