-- A month has a statement in each currency that the affiliate's players play in: no rate ever decides about money.
alter table affiliate_statements drop constraint affiliate_statements_affiliate_id_month_key;
alter table affiliate_statements add constraint affiliate_statements_once unique (affiliate_id, month, currency);
