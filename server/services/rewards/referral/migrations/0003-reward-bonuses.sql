-- A reward in bonus money is a bonus like any other: it is wagered and converted, or it ends.
alter table referral_offers add column wagering_factor numeric not null default 5 check (wagering_factor > 0);
alter table referral_offers add column valid_days int not null default 30 check (valid_days > 0);
