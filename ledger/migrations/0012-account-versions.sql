-- How often the balance of an account has changed. The sum over a player's accounts says which of two reads of the
-- player's balances is newer, and tells the player nothing about anyone else.
alter table ledger.account add column version bigint not null default 0;

create or replace view ledger.balances as
select player_id, currency,
  coalesce(sum(balance) filter (where kind = 'bonus'), 0)::bigint as bonus,
  coalesce(sum(balance) filter (where kind = 'locked'), 0)::bigint as locked,
  coalesce(sum(balance) filter (where kind = 'pendingBonus'), 0)::bigint as non_playable_bonus,
  coalesce(sum(balance) filter (where kind = 'pendingWithdrawal'), 0)::bigint as pending_withdrawal,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus')), 0)::bigint as playable,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus') and verticals & 1 > 0), 0)::bigint as playable_casino,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus') and verticals & 2 > 0), 0)::bigint as playable_horses,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus') and verticals & 4 > 0), 0)::bigint as playable_poker,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus') and verticals & 8 > 0), 0)::bigint as playable_sports,
  coalesce(sum(balance), 0)::bigint as total,
  coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as unlocked,
  coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as withdrawable,
  sum(version)::bigint as version
from ledger.account
where player_id <> 'house' and kind <> 'points'
group by player_id, currency;
