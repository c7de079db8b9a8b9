-- A payout is made by the kind of method it was requested with, whatever becomes of the method in between.
alter table withdrawals add column method_kind text;
update withdrawals set method_kind = case provider when 'btcpay' then 'BTC' else method end;
alter table withdrawals alter column method_kind set not null;
