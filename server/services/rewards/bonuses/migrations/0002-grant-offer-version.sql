-- The version of the offer for which a grant was decided; null for older grants.
alter table bonus_grants add column offer_version integer;
