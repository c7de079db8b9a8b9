-- Each month has a statement for every currency of the affiliate's players, so that commissions never depend on an
-- exchange rate.
alter table affiliate_statements drop constraint affiliate_statements_affiliate_id_month_key;
alter table affiliate_statements add constraint affiliate_statements_once unique (affiliate_id, month, currency);
