-- The version of the offer that a grant was decided for. Grants from before this column have none.
alter table bonus_grants add column offer_version integer;
