-- A method belongs to a kind that its provider declares. Until now, the code of a method was also its kind.
alter table payment_methods add column kind text;
update payment_methods set kind = case provider when 'btcpay' then 'BTC' else code end;
-- Transfers between players need no external provider.
update payment_methods set kind = 'TTP', provider = 'house' where group_code = 'TTP';
alter table payment_methods alter column kind set not null;
