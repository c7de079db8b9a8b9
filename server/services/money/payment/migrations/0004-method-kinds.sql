-- A payout uses the kind of method that it was requested with, even if the method has changed since.
alter table withdrawals add column method_kind text;
update withdrawals set method_kind = case provider when 'btcpay' then 'BTC' else method end;
alter table withdrawals alter column method_kind set not null;
