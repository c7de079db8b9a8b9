-- Jackpots that studios run themselves are paid from a separate account; `jackpots` backs only our own pools.
insert into ledger.account (player_id, id, kind, currency, opened_at)
select player_id, 'studioJackpots:' || currency, 'studioJackpots', currency, now()
from ledger.account where player_id = 'house' and kind = 'jackpots'
on conflict (player_id, id) do nothing;
