-- Separate accounts for fees, chargebacks, the revenue of each vertical, the money in betting pools and the chips on
-- poker tables. Earlier entries stay in the accounts where they were booked.
insert into ledger.account (player_id, id, kind, currency, opened_at)
select 'house', opened.kind || ':' || known.currency, opened.kind, known.currency, now()
from ledger.account known
cross join unnest(array['fees', 'chargebacks', 'revenueLive', 'revenueVirtual', 'racingPools', 'pokerTables'])
  as opened(kind)
where known.player_id = 'house' and known.kind = 'payments'
on conflict (player_id, id) do nothing;
