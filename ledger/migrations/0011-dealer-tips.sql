-- Players' tips to dealers are held in a separate account until operators pay them out.
insert into ledger.account (player_id, id, kind, currency, opened_at)
select 'house', 'dealerTips:' || known.currency, 'dealerTips', known.currency, now()
from ledger.account known
where known.player_id = 'house' and known.kind = 'payments'
on conflict (player_id, id) do nothing;
