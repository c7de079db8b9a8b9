-- The brands whose players an operator may see; null means all of them.
alter table operators add column brand_ids text[];
