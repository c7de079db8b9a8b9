-- Fees, chargebacks, the revenue of each vertical, the money of betting pools and the chips on poker tables have accounts
-- of their own. Entries that were booked elsewhere before stay where they are.
insert into ledger.account (player_id, id, kind, currency, opened_at)
select 'house', opened.kind || ':' || known.currency, opened.kind, known.currency, now()
from ledger.account known
cross join unnest(array['fees', 'chargebacks', 'revenueLive', 'revenueVirtual', 'racingPools', 'pokerTables'])
  as opened(kind)
where known.player_id = 'house' and known.kind = 'payments'
on conflict (player_id, id) do nothing;
